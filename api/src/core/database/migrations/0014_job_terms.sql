-- Sectors, job types and contract types are entries now. The ids are what jobs, revisions and alerts already hold, so that
-- none of them changes. The entries are dated the start of 2025, so that lists of recent changes do not begin with them.
CREATE TABLE `new_entries` (`type` text NOT NULL, `id` text NOT NULL, `position` integer NOT NULL, `data` text NOT NULL);--> statement-breakpoint
INSERT INTO `new_entries` VALUES
('sector', 'admin', 1, '{"name":"admin","description":"","findAJob":2}'),
('sector', 'Engineer', 2, '{"name":"Engineer","description":"","findAJob":9}'),
('sector', 'Developer', 3, '{"name":"Developer","description":"","findAJob":14}'),
('jobType', 'Full Time', 1, '{"name":"Full Time","employmentType":"FULL_TIME"}'),
('jobType', 'Part Time', 2, '{"name":"Part Time","employmentType":"PART_TIME"}'),
('contractType', 'permanent', 1, '{"name":"Permanent","work":"permanent","employmentType":""}'),
('contractType', 'fixed-term', 2, '{"name":"Fixed-term contract","work":"temporary","employmentType":"TEMPORARY"}'),
('contractType', 'contract', 3, '{"name":"Contract","work":"temporary","employmentType":"CONTRACTOR"}'),
('contractType', 'temporary', 4, '{"name":"Temporary","work":"temporary","employmentType":"TEMPORARY"}'),
('contractType', 'freelance', 5, '{"name":"Freelance","work":"temporary","employmentType":"CONTRACTOR"}'),
('contractType', 'internship', 6, '{"name":"Internship","work":"temporary","employmentType":"INTERN"}');--> statement-breakpoint
INSERT INTO `changes` (`type`, `documentId`, `at`)
SELECT `type`, `id`, unixepoch() * 1000 FROM `new_entries` ORDER BY rowid;--> statement-breakpoint
INSERT INTO `documents` (
	`id`, `type`, `data`, `published`, `version`, `seq`, `position`, `publishedAt`, `lastPublishedAt`, `createdAt`, `updatedAt`
)
SELECT
	`new_entries`.`id`, `new_entries`.`type`, `data`, `data`, 1, max(`changes`.`seq`), `position`,
	1735689600000, 1735689600000, 1735689600000, 1735689600000
FROM `new_entries` JOIN `changes` ON `changes`.`documentId` = `new_entries`.`id` GROUP BY `new_entries`.`id`;--> statement-breakpoint
INSERT INTO `revisions` (`documentId`, `version`, `action`, `data`, `at`)
SELECT `id`, 1, 'create', `data`, 1735689600000 FROM `new_entries` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `new_entries`;--> statement-breakpoint
-- The expressions are spelled as in content/lists/admin-list.ts; another spelling would only be slower.
DROP INDEX `documents_list`;--> statement-breakpoint
CREATE INDEX `documents_list` ON `documents` (
	`type`, `deletedAt`, `updatedAt`, `id`,
	(published IS NULL), `closed`, `publishAt`, `publishedAt`, `closesAt`, `lastPublishedAt`,
	coalesce(json_extract(data, '$.title'), ''),
	json_extract(data, '$.category'),
	json_extract(data, '$.type'),
	json_extract(data, '$.basis'),
	coalesce(json_extract(data, '$.reference'), '')
);
