CREATE TABLE `source_costs` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`day` text NOT NULL,
	`pence` integer NOT NULL,
	`createdAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `source_costs_source` ON `source_costs` (`source`,`day`);--> statement-breakpoint
ALTER TABLE `interviews` ADD `others` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `calendarHash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_calendar` ON `users` (`calendarHash`);
