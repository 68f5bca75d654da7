ALTER TABLE `submission_events` ADD `undo` text;
