CREATE TABLE `job_views` (
	`jobId` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`jobId`, `day`)
);
--> statement-breakpoint
CREATE INDEX `job_views_day` ON `job_views` (`day`);