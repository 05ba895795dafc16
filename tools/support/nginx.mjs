import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';

const PATHS = [
	'/usr/sbin/nginx',
	'/usr/local/sbin/nginx',
	'/usr/local/bin/nginx',
	'/opt/homebrew/bin/nginx',
];

/**
 * Finds the caching proxy of the page tests.
 *
 * @return {string|null} Its path; `null` if it is not installed.
 */
export const findNginx = () => PATHS.find( existsSync ) ?? null;

/** Lists the packages of Debian to install; none if nginx is installed. */
export const nginxPackages = () =>
	findNginx() === null ? [ 'nginx-light' ] : [];

/**
 * Installs nginx if it is missing and the system allows it. Without it, the tests of cached pages are reported as
 * skipped.
 *
 * @return {Promise<void>}
 */
export const ensureNginx = async () => {
	const missing = nginxPackages();
	if ( missing.length > 0 ) {
		await installPackages( 'nginx', missing );
	}
};
