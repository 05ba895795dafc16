/** Serves the page tests' shop on the given port, with a fresh database and builds of this code, until it's stopped. */
import { BUILDS_OF_PAGES, ensureBuild } from '../../../tools/build/build.mjs';
import { openShop } from '../../../tools/support/shop.mjs';

await ensureBuild( BUILDS_OF_PAGES );
const shop = await openShop( Number( process.argv[ 2 ] ), {
	keepAlive: false,
} );
for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
	process.on( signal, () => void shop.close() );
}
process.exitCode = await shop.ended;
