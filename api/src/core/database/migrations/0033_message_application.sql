ALTER TABLE `messages` ADD `applicationId` text;
