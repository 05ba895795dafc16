/** Serves the page tests' shop on the given port, with a fresh database, until it's stopped. */
import { openShop } from '../../../tools/support/shop.mjs';

const shop = await openShop( Number( process.argv[ 2 ] ), {
	keepAlive: false,
} );
for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
	process.on( signal, () => void shop.close() );
}
process.exitCode = await shop.ended;
