-- The user's account at the provider of single sign-on.
ALTER TABLE `users` ADD `oidcIssuer` text;--> statement-breakpoint
ALTER TABLE `users` ADD `oidcSubject` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_oidc` ON `users` (`oidcIssuer`,`oidcSubject`);
