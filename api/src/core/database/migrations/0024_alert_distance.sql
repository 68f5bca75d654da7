ALTER TABLE `alerts` ADD `miles` integer DEFAULT 0 NOT NULL;
