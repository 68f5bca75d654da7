ALTER TABLE `outbox` ADD `undo` text;
