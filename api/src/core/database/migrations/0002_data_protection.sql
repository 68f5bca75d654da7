CREATE TABLE `candidate_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`applicationId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`applicationId`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `candidate_links_application` ON `candidate_links` (`applicationId`);--> statement-breakpoint
CREATE TABLE `consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`applicationId` text NOT NULL,
	`kind` text NOT NULL,
	`wording` text NOT NULL,
	`givenAt` integer NOT NULL,
	`withdrawnAt` integer,
	FOREIGN KEY (`applicationId`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_application` ON `consents` (`applicationId`);--> statement-breakpoint
CREATE TABLE `equality_counts` (
	`year` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`year`, `question`, `answer`)
);
--> statement-breakpoint
CREATE TABLE `legal_holds` (
	`submissionId` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`userId` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notice_versions` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`hash` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`periods` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_versions_hash_unique` ON `notice_versions` (`hash`);--> statement-breakpoint
ALTER TABLE `applications` ADD `noticeVersion` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `erasedAt` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `noticeVersion` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `dueAt` integer;