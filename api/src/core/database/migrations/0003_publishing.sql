CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`documentId` text NOT NULL,
	`path` text NOT NULL,
	`data` text NOT NULL,
	`userId` text NOT NULL,
	`createdAt` integer NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `preview_links_document` ON `preview_links` (`documentId`);--> statement-breakpoint
CREATE TABLE `undo_steps` (
	`change` integer PRIMARY KEY NOT NULL,
	`action` integer NOT NULL,
	`did` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `undo_steps_action` ON `undo_steps` (`action`);--> statement-breakpoint
DROP INDEX `documents_expires_at`;--> statement-breakpoint
ALTER TABLE `documents` ADD `closesAt` integer;--> statement-breakpoint
CREATE INDEX `documents_closes_at` ON `documents` (`closesAt`) WHERE "published" IS NOT NULL AND "closed" = 0;--> statement-breakpoint
UPDATE `documents` SET `closesAt` = `expiresAt`;--> statement-breakpoint
-- Due at once: the scheduler knows when the last day of an open job ends in London, SQL does not.
UPDATE `documents` SET `closesAt` = 0 WHERE `type` = 'job' AND `expiresAt` IS NULL AND `published` IS NOT NULL AND `closed` = 0 AND json_extract(`published`, '$.closing') <> '';
