CREATE TABLE `document_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`documentId` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_texts_documentId_unique` ON `document_texts` (`documentId`);--> statement-breakpoint
-- What a document says: every text and number in its data, but for what editors never see: ids and measures of images, and the
-- names of the parts of rich text.
CREATE VIEW `document_words` AS
SELECT `documents`.`id` AS `documentId`, (
	SELECT coalesce(group_concat(leaf.atom, char(10)), '')
	FROM json_tree(`documents`.`data`) AS leaf
	WHERE leaf.type IN ('text', 'integer', 'real')
		AND leaf.key NOT IN ('id', 'width', 'height', 'x', 'y', 'level')
		AND NOT (leaf.key = 'type' AND leaf.atom IN (
			'doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'horizontalRule',
			'text', 'hardBreak', 'bold', 'italic', 'link'
		))
) AS `text`
FROM `documents`;--> statement-breakpoint
INSERT INTO `document_texts` (`documentId`, `text`) SELECT `documentId`, `text` FROM `document_words`;--> statement-breakpoint
CREATE TRIGGER `documents_inserted` AFTER INSERT ON `documents` BEGIN
	INSERT INTO `document_texts` (`documentId`, `text`)
	SELECT `documentId`, `text` FROM `document_words` WHERE `documentId` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `documents_updated` AFTER UPDATE OF `data` ON `documents` WHEN new.`data` <> old.`data` BEGIN
	UPDATE `document_texts`
	SET `text` = (SELECT `text` FROM `document_words` WHERE `documentId` = new.`id`)
	WHERE `documentId` = new.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `documents_deleted` AFTER DELETE ON `documents` BEGIN
	DELETE FROM `document_texts` WHERE `documentId` = old.`id`;
END;--> statement-breakpoint
-- Without `secure-delete`, which makes a save slower the more documents there are: the scheduler optimises the index after a purge.
CREATE VIRTUAL TABLE `document_search` USING fts5(
	`text`, content='document_texts', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2'
);--> statement-breakpoint
INSERT INTO `document_search` (`document_search`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `document_texts_inserted` AFTER INSERT ON `document_texts` BEGIN
	INSERT INTO `document_search` (`rowid`, `text`) VALUES (new.`id`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `document_texts_updated` AFTER UPDATE ON `document_texts` BEGIN
	INSERT INTO `document_search` (`document_search`, `rowid`, `text`) VALUES ('delete', old.`id`, old.`text`);
	INSERT INTO `document_search` (`rowid`, `text`) VALUES (new.`id`, new.`text`);
END;--> statement-breakpoint
CREATE TRIGGER `document_texts_deleted` AFTER DELETE ON `document_texts` BEGIN
	INSERT INTO `document_search` (`document_search`, `rowid`, `text`) VALUES ('delete', old.`id`, old.`text`);
END;--> statement-breakpoint
DROP INDEX `documents_type_updated`;--> statement-breakpoint
-- All that a list in the admin filters and sorts by, so that ten thousand jobs are filtered without reading them. The
-- expressions are spelled as in content/admin-list.ts; another spelling would only be slower.
CREATE INDEX `documents_list` ON `documents` (
	`type`, `deletedAt`, `updatedAt`, `id`,
	(published IS NULL), `closed`, `publishAt`, `publishedAt`, `closesAt`, `lastPublishedAt`,
	coalesce(json_extract(data, '$.title'), ''),
	coalesce(json_extract(data, '$.category'), 'admin'),
	coalesce(json_extract(data, '$.type'), 'Full Time'),
	coalesce(json_extract(data, '$.basis'), 'permanent'),
	coalesce(json_extract(data, '$.reference'), '')
);
