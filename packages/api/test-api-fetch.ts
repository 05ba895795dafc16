import type { ApiFetch } from '@wordpress/api-fetch';
import { startTestServer, type TestServer } from './test-server';

export const startWithApiFetch = async (): Promise< {
	server: TestServer;
	apiFetch: ApiFetch;
	close: () => Promise< void >;
} > => {
	const server = await startTestServer();
	// Middlewares are module state, so each test imports the module again.
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
};
