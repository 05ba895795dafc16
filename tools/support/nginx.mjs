import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';

const PATHS = [
	'/usr/sbin/nginx',
	'/usr/local/sbin/nginx',
	'/usr/local/bin/nginx',
	'/opt/homebrew/bin/nginx',
];

/**
 * The page tests' caching proxy.
 *
 * @return {string|null} Its path; `null` if it isn't installed.
 */
export const findNginx = () => PATHS.find( existsSync ) ?? null;

/** Debian packages to install; `[]` if nginx is installed. */
export const nginxPackages = () =>
	findNginx() === null ? [ 'nginx-light' ] : [];

/**
 * Installs nginx if the system allows it. Without it, the report skips the tests of cached pages.
 *
 * @return {Promise<void>}
 */
export const ensureNginx = async () => {
	const missing = nginxPackages();
	if ( missing.length > 0 ) {
		await installPackages( 'nginx', missing );
	}
};
