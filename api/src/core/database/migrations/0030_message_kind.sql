ALTER TABLE `messages` ADD `kind` text DEFAULT 'message' NOT NULL;--> statement-breakpoint
UPDATE `messages` SET `kind` = 'complaint' WHERE `dueAt` IS NOT NULL;
