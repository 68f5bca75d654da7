DROP INDEX `applications_status`;--> statement-breakpoint
CREATE INDEX `applications_inbox` ON `applications` (`deletedAt`,`createdAt`,`status`);--> statement-breakpoint
DROP INDEX `messages_status`;--> statement-breakpoint
CREATE INDEX `messages_inbox` ON `messages` (`deletedAt`,`createdAt`,`status`);