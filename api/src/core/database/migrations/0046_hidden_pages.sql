ALTER TABLE `documents` ADD `hidden` integer DEFAULT false NOT NULL;
