CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file` text NOT NULL,
	`state` text NOT NULL,
	`isDryRun` integer NOT NULL,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`error` text,
	`userId` text,
	`startedAt` integer NOT NULL,
	`finishedAt` integer
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`importId` text NOT NULL,
	`source` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`result` text NOT NULL,
	`reason` text NOT NULL,
	`documentId` text,
	`version` integer,
	`before` text
);
--> statement-breakpoint
CREATE INDEX `import_rows_import` ON `import_rows` (`importId`,`result`);--> statement-breakpoint
CREATE TABLE `import_sources` (
	`key` text PRIMARY KEY NOT NULL,
	`documentId` text NOT NULL,
	`hash` text NOT NULL,
	`version` integer NOT NULL
);
