-- A question says which answers are flagged. It used to say which are not.
UPDATE `documents` SET
	`data` = json_remove(
		json_set(
			`data`,
			'$.flagIf', CASE `data` ->> 'flagUnless' WHEN 'Yes' THEN 'No' WHEN 'No' THEN 'Yes' ELSE '' END,
			'$.flagIfIn', json((
				SELECT json_group_array(`option`.`value`) FROM json_each(`data`, '$.options') AS `option`
				WHERE coalesce(json_array_length(`data`, '$.flagUnlessIn'), 0) > 0
					AND `option`.`value` NOT IN (SELECT `value` FROM json_each(`data`, '$.flagUnlessIn'))
			))
		),
		'$.flagUnless', '$.flagUnlessIn'
	),
	`published` = json_remove(
		json_set(
			`published`,
			'$.flagIf', CASE `published` ->> 'flagUnless' WHEN 'Yes' THEN 'No' WHEN 'No' THEN 'Yes' ELSE '' END,
			'$.flagIfIn', json((
				SELECT json_group_array(`option`.`value`) FROM json_each(`published`, '$.options') AS `option`
				WHERE coalesce(json_array_length(`published`, '$.flagUnlessIn'), 0) > 0
					AND `option`.`value` NOT IN (SELECT `value` FROM json_each(`published`, '$.flagUnlessIn'))
			))
		),
		'$.flagUnless', '$.flagUnlessIn'
	)
WHERE `type` = 'question' AND instr(`data`, '"flagUnless"') > 0;--> statement-breakpoint
UPDATE `revisions` SET `data` = json_remove(
		json_set(
			`data`,
			'$.flagIf', CASE `data` ->> 'flagUnless' WHEN 'Yes' THEN 'No' WHEN 'No' THEN 'Yes' ELSE '' END,
			'$.flagIfIn', json((
				SELECT json_group_array(`option`.`value`) FROM json_each(`data`, '$.options') AS `option`
				WHERE coalesce(json_array_length(`data`, '$.flagUnlessIn'), 0) > 0
					AND `option`.`value` NOT IN (SELECT `value` FROM json_each(`data`, '$.flagUnlessIn'))
			))
		),
		'$.flagUnless', '$.flagUnlessIn'
	)
WHERE instr(`data`, '"flagUnless"') > 0 AND `documentId` IN (SELECT `id` FROM `documents` WHERE `type` = 'question');
