-- Booked interviews moved applications to the stage with “interview” in its name. Now a stage says so itself.
UPDATE `documents` SET
	`data` = json_set(`data`, '$.interviews', json('true')),
	`published` = json_set(`published`, '$.interviews', json('true'))
WHERE `id` = (
	SELECT `id` FROM `documents`
	WHERE `type` = 'stage' AND `deletedAt` IS NULL
		AND `published` ->> 'kind' = 'active' AND lower(`published` ->> 'name') LIKE '%interview%'
	ORDER BY `position`, `id` LIMIT 1
);
