-- A rebuild hook is a webhook with the event `site.published`. The server adds its host from the settings when it starts.
INSERT INTO `webhooks` (`id`, `url`, `events`, `isPersonal`, `secret`, `createdAt`)
SELECT `id`, '', json_array('site.published'), 0, '', unixepoch() * 1000 FROM `rebuild_hooks`;--> statement-breakpoint
-- Hooks that have not been called for the newest change yet.
INSERT INTO `webhook_deliveries` (`id`, `webhookId`, `event`, `at`, `data`, `state`, `attempts`, `nextAt`, `response`)
SELECT lower(hex(randomblob(10))), `rebuild_hooks`.`id`, 'site.published', unixepoch() * 1000, json_object('change', `newest`.`seq`), 'queued', 0, 0, ''
FROM `rebuild_hooks`, (SELECT max(`seq`) AS `seq` FROM `changes`) `newest`
WHERE `told` <> `newest`.`seq`;--> statement-breakpoint
DROP TABLE `rebuild_hooks`;
