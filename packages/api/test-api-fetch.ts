import type { ApiFetch } from '@wordpress/api-fetch';
import { startTestServer, type TestServer } from './test-server';

/** A server, and a `wp.apiFetch` that asks it, on a page with a window. */
export async function startWithApiFetch(): Promise< {
	server: TestServer;
	apiFetch: ApiFetch;
	close: () => Promise< void >;
} > {
	const server = await startTestServer();
	// Middlewares live in the module: each test has its own.
	jest.resetModules();
	const { default: apiFetch } = await import( '@wordpress/api-fetch' );
	apiFetch.use( apiFetch.createRootURLMiddleware( server.root ) );
	Object.assign( globalThis, {
		navigator: { onLine: true },
		window: globalThis,
	} );
	return {
		server,
		apiFetch,
		close: async () => {
			await server.close();
			Reflect.deleteProperty( globalThis, 'window' );
		},
	};
}
