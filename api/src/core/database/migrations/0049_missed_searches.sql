CREATE TABLE `missed_searches` (
	`words` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`words`, `day`)
);
--> statement-breakpoint
CREATE INDEX `missed_searches_day` ON `missed_searches` (`day`);