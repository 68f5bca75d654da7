CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`jobId` text NOT NULL,
	`jobTitle` text NOT NULL,
	`data` text NOT NULL,
	`email` text NOT NULL,
	`duplicateOf` text,
	`status` text NOT NULL,
	`spamReasons` text,
	`assignedTo` text,
	`idempotencyKey` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_reference_unique` ON `applications` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_idempotencyKey_unique` ON `applications` (`idempotencyKey`);--> statement-breakpoint
CREATE INDEX `applications_created` ON `applications` (`createdAt`);--> statement-breakpoint
CREATE INDEX `applications_status` ON `applications` (`status`,`createdAt`);--> statement-breakpoint
CREATE INDEX `applications_job` ON `applications` (`jobId`,`email`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`userId` text,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`);--> statement-breakpoint
CREATE TABLE `changes` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`documentId` text NOT NULL,
	`userId` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`published` text,
	`version` integer NOT NULL,
	`seq` integer NOT NULL,
	`position` integer NOT NULL,
	`closed` integer DEFAULT false NOT NULL,
	`publishAt` integer,
	`expiresAt` integer,
	`publishedAt` integer,
	`lastPublishedAt` integer,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`updatedBy` text,
	`deletedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_seq` ON `documents` (`seq`);--> statement-breakpoint
CREATE INDEX `documents_type_updated` ON `documents` (`type`,`deletedAt`,`updatedAt`);--> statement-breakpoint
CREATE INDEX `documents_type_position` ON `documents` (`type`,`position`);--> statement-breakpoint
CREATE INDEX `documents_publish_at` ON `documents` (`publishAt`) WHERE "publishAt" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `documents_expires_at` ON `documents` (`expiresAt`) WHERE "published" IS NOT NULL AND "closed" = 0;--> statement-breakpoint
CREATE INDEX `documents_deleted_at` ON `documents` (`deletedAt`) WHERE "deletedAt" IS NOT NULL AND "data" <> '{}';--> statement-breakpoint
CREATE TABLE `facts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_attempts_key` ON `login_attempts` (`key`,`at`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`alt` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`userId` text
);
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`data` text NOT NULL,
	`status` text NOT NULL,
	`spamReasons` text,
	`assignedTo` text,
	`idempotencyKey` text,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_reference_unique` ON `messages` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_idempotencyKey_unique` ON `messages` (`idempotencyKey`);--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`createdAt`);--> statement-breakpoint
CREATE INDEX `messages_status` ON `messages` (`status`,`createdAt`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`messageId` text NOT NULL,
	`subjectId` text,
	`kind` text NOT NULL,
	`mail` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`nextAt` integer NOT NULL,
	`lastError` text,
	`createdAt` integer NOT NULL,
	`sentAt` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`nextAt`);--> statement-breakpoint
CREATE INDEX `outbox_subject` ON `outbox` (`subjectId`);--> statement-breakpoint
CREATE TABLE `password_links` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`userId` text NOT NULL,
	`kind` text NOT NULL,
	`expiresAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_links_hash_unique` ON `password_links` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `password_links_userId_unique` ON `password_links` (`userId`);--> statement-breakpoint
CREATE TABLE `pending_logins` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `publishes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fromSeq` integer NOT NULL,
	`toSeq` integer NOT NULL,
	`state` text NOT NULL,
	`pages` text NOT NULL,
	`pageCount` integer NOT NULL,
	`bytes` integer NOT NULL,
	`ms` integer NOT NULL,
	`errors` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `publishes_to` ON `publishes` (`toSeq`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`userId`);--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` text PRIMARY KEY NOT NULL,
	`applicationId` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`warnings` text NOT NULL,
	FOREIGN KEY (`applicationId`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resumes_application` ON `resumes` (`applicationId`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`documentId` text NOT NULL,
	`version` integer NOT NULL,
	`action` text NOT NULL,
	`data` text NOT NULL,
	`userId` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `revisions_document` ON `revisions` (`documentId`,`version`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`userId` text PRIMARY KEY NOT NULL,
	`key` blob NOT NULL,
	`confirmedAt` integer,
	`lastStep` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`lastSeenAt` integer NOT NULL,
	`confirmedAt` integer NOT NULL,
	`browser` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `submission_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submissionId` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`userId` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_events_submission` ON `submission_events` (`submissionId`,`id`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer,
	`lastUsedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tokens_hash_unique` ON `tokens` (`hash`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`passwordHash` text,
	`disabledAt` integer,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);