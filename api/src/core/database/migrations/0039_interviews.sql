CREATE TABLE `interviews` (
	`id` text PRIMARY KEY NOT NULL,
	`applicationId` text NOT NULL,
	`userId` text NOT NULL,
	`offeredBy` text NOT NULL,
	`state` text NOT NULL,
	`times` text NOT NULL,
	`startsAt` integer,
	`minutes` integer NOT NULL,
	`place` text NOT NULL,
	`note` text NOT NULL,
	`sequence` integer NOT NULL,
	`remindAt` integer,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `interviews_application` ON `interviews` (`applicationId`);--> statement-breakpoint
CREATE INDEX `interviews_state` ON `interviews` (`state`,`startsAt`);--> statement-breakpoint
CREATE INDEX `interviews_user` ON `interviews` (`userId`,`startsAt`);
