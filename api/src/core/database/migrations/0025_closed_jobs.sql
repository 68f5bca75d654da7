-- Why an editor closed a job before its time.
ALTER TABLE `documents` ADD `closedAs` text;--> statement-breakpoint
-- The columns of the list of jobs have changed: it is sorted by place and consultant.
DROP INDEX `documents_list`;--> statement-breakpoint
CREATE INDEX `documents_list` ON `documents` (
	`type`, `deletedAt`, `updatedAt`, `id`,
	(published IS NULL), `closed`, `publishAt`, `publishedAt`, `closesAt`, `lastPublishedAt`,
	coalesce(json_extract(data, '$.title'), ''),
	json_extract(data, '$.category'),
	json_extract(data, '$.type'),
	json_extract(data, '$.basis'),
	coalesce(json_extract(data, '$.reference'), ''),
	coalesce(json_extract(data, '$.location.place'), ''),
	coalesce(json_extract(data, '$.consultant.name'), '')
);
