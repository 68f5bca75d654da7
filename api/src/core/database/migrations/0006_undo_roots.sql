ALTER TABLE `undo_steps` ADD `root` integer;--> statement-breakpoint
ALTER TABLE `undo_steps` ADD `isTakenBack` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `undo_steps_root` ON `undo_steps` (`root`);