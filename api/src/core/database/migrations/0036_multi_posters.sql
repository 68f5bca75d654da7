CREATE TABLE `multi_posters` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`username` text NOT NULL,
	`hash` text,
	`words` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastUsedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `multi_posters_username_unique` ON `multi_posters` (`username`);--> statement-breakpoint
CREATE TABLE `posted_jobs` (
	`posterId` text NOT NULL,
	`reference` text NOT NULL,
	`jobId` text NOT NULL,
	`applicationEmail` text NOT NULL,
	`postedAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	PRIMARY KEY(`posterId`, `reference`)
);
--> statement-breakpoint
CREATE INDEX `posted_jobs_job` ON `posted_jobs` (`jobId`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`posterId` text NOT NULL,
	`at` integer NOT NULL,
	`reference` text NOT NULL,
	`title` text NOT NULL,
	`result` text NOT NULL,
	`messages` text NOT NULL,
	`jobId` text
);
