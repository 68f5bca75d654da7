CREATE TABLE `reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`applicationId` text NOT NULL,
	`userId` text NOT NULL,
	`text` text NOT NULL,
	`day` text NOT NULL,
	`time` text,
	`createdAt` integer NOT NULL,
	`doneAt` integer,
	`doneBy` text,
	`version` integer NOT NULL,
	FOREIGN KEY (`applicationId`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminders_application` ON `reminders` (`applicationId`);--> statement-breakpoint
CREATE INDEX `reminders_open` ON `reminders` (`day`) WHERE "doneAt" IS NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `emailsToday` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `todaySentOn` text;
