import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { getServices } from '@shopfront/data/services';
import { findApiFetch } from '@shopfront/app';
import { isolateMiddlewares, shareSession } from '../api-fetch-headers';

/** `wp.apiFetch` shares the page's session. */
export const createMembers = (
	{ host, settings, registry }: BlockApp,
	extensionPoints: PageExtensionPoints
) => {
	const apiFetch = findApiFetch( host.document, settings );
	shareSession( apiFetch, getServices( registry ).api );
	isolateMiddlewares( apiFetch, host, extensionPoints );
	return { apiFetch };
};
