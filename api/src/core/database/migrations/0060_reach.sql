CREATE TABLE `reach` (
	`door` text NOT NULL,
	`jobId` text NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`evidence` text NOT NULL,
	PRIMARY KEY(`door`, `jobId`, `state`),
	CONSTRAINT "reach_evidence" CHECK(trim("evidence") <> '')
);
--> statement-breakpoint
ALTER TABLE `alert_jobs` ADD `at` integer;--> statement-breakpoint
CREATE INDEX `alert_jobs_job` ON `alert_jobs` (`jobId`);