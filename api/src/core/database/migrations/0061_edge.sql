ALTER TABLE `publishes` ADD `edge` text;
