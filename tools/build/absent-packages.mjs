/** Drivers and transports that Nest and TypeORM require only when configured: absent here. */
export const ABSENT =
  /^(@nestjs\/(microservices|websockets|platform-express|swagger|mongoose)|@fastify\/(static|view|multipart)|@grpc\/|@mikro-orm\/|@valkey\/valkey-glide|@prisma\/|class-(transformer|validator)|react-native-sqlite-storage|better-sqlite3|expo-sqlite|hdb-pool|@sap\/hana-client|ioredis|@node-rs\/xxhash|mongodb|mssql|oracledb|pg(-native|-query-stream)?|sql\.js|sqlite3|typeorm-aurora-data-api-driver|@google-cloud\/spanner|mysql|cardinal|pino-pretty)($|\/)/;
