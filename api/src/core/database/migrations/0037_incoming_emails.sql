CREATE TABLE `incoming_emails` (
	`id` text PRIMARY KEY NOT NULL,
	`submissionId` text NOT NULL,
	`messageId` text NOT NULL,
	`fromName` text NOT NULL,
	`fromAddress` text NOT NULL,
	`isFromOther` integer NOT NULL,
	`isAutomatic` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`quoted` text NOT NULL,
	`refused` text NOT NULL,
	`at` integer NOT NULL,
	`readAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incoming_emails_message` ON `incoming_emails` (`submissionId`,`messageId`);--> statement-breakpoint
CREATE INDEX `incoming_emails_unread` ON `incoming_emails` (`submissionId`) WHERE `readAt` IS NULL;--> statement-breakpoint
CREATE TABLE `incoming_files` (
	`id` text PRIMARY KEY NOT NULL,
	`emailId` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`warnings` text NOT NULL,
	FOREIGN KEY (`emailId`) REFERENCES `incoming_emails`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `incoming_files_email` ON `incoming_files` (`emailId`);--> statement-breakpoint
ALTER TABLE `assignment_notices` ADD `reason` text DEFAULT 'assigned' NOT NULL;
