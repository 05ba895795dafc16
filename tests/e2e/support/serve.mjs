/** Serves the shop of the page tests on the given port, with a fresh database, until it is stopped. */
import { openShop } from '../../../tools/support/shop.mjs';

const shop = await openShop( Number( process.argv[ 2 ] ), {
	keepAlive: false,
} );
for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
	process.on( signal, () => void shop.close() );
}
process.exitCode = await shop.ended;
