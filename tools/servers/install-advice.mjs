/** The advice when neither PATH nor the package manager has a server. */
export const SERVER_ADVICE = `MariaDB and Redis were found neither on PATH nor by the package manager. Install them:
  Debian, Ubuntu   sudo apt-get install mariadb-server-core mariadb-client-core redis-server
  Fedora           sudo dnf install mariadb-server redis
  macOS            brew install mariadb redis
or start them in containers and say where they are:
  docker compose -f deploy/compose.yaml up -d --wait
  export DATABASE_URL=mysql://root:console@127.0.0.1:3306 REDIS_URL=redis://127.0.0.1:6379
  npm start`;

/** The advice when there is no browser for the journeys. */
export const BROWSER_ADVICE = `The journeys need Chromium. Install it:
  Debian           sudo apt-get install chromium-headless-shell fonts-noto-cjk
  Fedora           sudo dnf install chromium google-noto-sans-cjk-fonts
  macOS            brew install --cask chromium
or name one with CHROMIUM_PATH, or leave the journeys out: npm test -- --no-browser`;
