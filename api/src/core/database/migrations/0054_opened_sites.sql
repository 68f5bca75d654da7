-- A site that was there before sites could be closed has been opened: removing its sample content does not close it.
INSERT OR IGNORE INTO `facts` (`name`, `value`)
SELECT 'site.opened', 'before 0.2.0' WHERE EXISTS (SELECT 1 FROM `users`);
