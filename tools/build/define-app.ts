import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHELL_API, type ModuleManifest } from '@console/contract-core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { appRules } from './app-rules.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { EmitJsonPlugin } from './emit-json-plugin.ts';
import { consumedByRemotes, neededByRemotes, offeredByShell, providedByShell } from './shared-packages.ts';

/**
 * The timeout of a page's own files, the same as of its module: from the click to the page or the failure card in
 * five seconds.
 */
const PATIENCE_MS = 4_500;

export interface ShellBuild {
  /** The package's folder: `import.meta.dirname`. */
  readonly dir: string;
  readonly port: number;
}

export interface RemoteBuild extends ShellBuild {
  readonly name: ModuleManifest['name'];
  readonly manifest: ModuleManifest;
}

/**
 * The host: an application at `/` that provides the shared packages and mounts remotes. The provided versions are
 * listed in `shell.json`, which is read when a module is activated.
 */
export function defineShell({ dir, port }: ShellBuild): Configuration {
  const development = isDevelopment();
  const config = appConfig({ dir, port, uniqueName: 'console_shell' });
  return {
    ...config,
    entry: { main: join(dir, 'src/main.tsx') },
    output: { ...config.output, publicPath: '/' },
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { react: REACT_IN_ONE_FILE, base: BASE_IN_ONE_FILE } },
    },
    devServer: {
      ...config.devServer,
      historyApiFallback: true,
      proxy: [
        {
          context: ['/api', '/svc', '/us', '/remotes', '/registry.json'],
          target: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080',
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: join(dir, 'src/index.html'),
        scriptLoading: 'defer',
        templateParameters: { development: development ? 'yes' : '' },
      }),
      new ModuleFederationPlugin({
        name: 'console_shell',
        shared: providedByShell(requirer(dir)),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new EmitJsonPlugin('shell.json', {
        provides: { shellApi: SHELL_API, ...offeredByShell(requirer(dir)) },
      }),
      ...(config.plugins ?? []),
      ...(development ? [] : [new CompressPlugin()]),
    ],
  };
}

/**
 * Shared packages become a chunk each: React's four are always fetched together, first of all by the login page,
 * where three more responses cost more than their contents.
 */
const REACT_IN_ONE_FILE = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'async',
  enforce: true,
} as const;

/**
 * Code shared by most parts of ui is one chunk, fetched by the first of them. Split into a chunk for every set of
 * parts that shares code, the page would have to name each chunk and its checksum, and so would the login page.
 */
const BASE_IN_ONE_FILE = {
  name: 'base',
  test: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|@emotion|@babel)[\\/]/,
  chunks: 'async',
  minChunks: 6,
  enforce: true,
} as const;

/** A remote: one exposed module, `./lifecycles`, with its description in `module.json`. */
export function defineRemote({ dir, port, name, manifest }: RemoteBuild): Configuration {
  const uniqueName = `mfe_${name}`;
  const config = appConfig({ dir, port, uniqueName });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto', chunkLoadTimeout: PATIENCE_MS },
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: 'remoteEntry.js',
        exposes: { './lifecycles': join(dir, 'src/lifecycles.tsx') },
        shared: consumedByRemotes(requirer(dir)),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
      }),
      new EmitJsonPlugin('module.json', withNeeds(manifest, dir)),
      ...(config.plugins ?? []),
      ...(isDevelopment() ? [] : [new CompressPlugin()]),
    ],
  };
}

/** A manifest with the versions that the module is built against. */
function withNeeds(manifest: ModuleManifest, dir: string): ModuleManifest {
  return { ...manifest, needs: { shellApi: manifest.shellApi, ...neededByRemotes(requirer(dir)) } };
}

/**
 * The oldest browsers that know all that the style sheets use (`:has`, logical margins, `inset`): for older ones each
 * rule would be written several times.
 */
const BROWSERS = ['chrome 105', 'edge 105', 'firefox 121', 'safari 16.4'] as const;

/** What the shell and every remote have in common. */
function appConfig({ dir, port, uniqueName }: ShellBuild & { readonly uniqueName: string }): Configuration {
  const development = isDevelopment();
  return {
    context: dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    lazyCompilation: false,
    output: {
      path: join(dir, 'dist'),
      uniqueName,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      cssFilename: styleSheetName(development),
      cssChunkFilename: styleSheetName(development),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // Integrity of chunks is checked only on requests made with CORS.
      crossOriginLoading: 'anonymous',
      // After two saves in a row, the page requests the first one's update when the second is already compiled.
      clean: !development,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'], alias: federationAlias() },
    module: appRules(development),
    // Names of chunks would mean nothing to a user and change with every moved file.
    optimization: {
      chunkIds: development ? 'named' : 'deterministic',
      realContentHash: true,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...BROWSERS] } }),
      ],
    },
    devServer: {
      port,
      host: '127.0.0.1',
      hot: true,
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false },
    },
    plugins: [
      new rspack.DefinePlugin({ DEVELOPMENT: JSON.stringify(development) }),
      federationRuntimeAsModules(),
      development
        ? new ReactRefreshRspackPlugin({ library: uniqueName })
        : new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Federation's plugin names its runtime by CommonJS files, which cannot be tree-shaken and duplicate the modules
 * that other parts import: a third of what the login page fetches.
 */
function federationRuntimeAsModules(): RspackPluginInstance {
  const named = /(webpack-bundler-runtime|inject-external-runtime-core-plugin)[/\\]dist[/\\]index\.cjs$/;
  return new rspack.NormalModuleReplacementPlugin(named, (data) => {
    data.request = data.request.replace(/index\.cjs$/, 'index.js');
  });
}

const federationAlias = (): Record<string, string> => ({
  '@module-federation/runtime': createRequire(import.meta.filename).resolve(
    '@module-federation/runtime/bundler',
  ),
});

/** A hot update asks for a style sheet by the name that the page knows: hashed, that is the one before. */
const styleSheetName = (development: boolean): string =>
  development ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css';

const isDevelopment = (): boolean => process.env['NODE_ENV'] === 'development';

const requirer = (dir: string): NodeJS.Require => createRequire(join(dir, 'package.json'));
