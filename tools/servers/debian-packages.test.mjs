import { missingLibraries, parseDepends } from './debian-packages.mjs';

test('ldd names the libraries it did not find', () => {
  const output =
    '\tlinux-vdso.so.1 (0x0)\n\tlibaio.so.1 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x0)\n\tlibz.so => not found\n';
  expect(missingLibraries(output)).toEqual(['libaio.so.1', 'libz.so']);
});

test('dependencies lose versions, architectures, alternatives and repetition', () => {
  const output = `Package: a\nPre-Depends: libc6 (>= 2.36)\nDepends: libaio1t64 (>= 0.3) | libaio1, perl:any, libc6\n\nPackage: b\nDepends: liblzf1\n`;
  expect(parseDepends(output)).toEqual(['libc6', 'libaio1t64', 'perl', 'liblzf1']);
});
