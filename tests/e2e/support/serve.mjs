/** Serves the shop of the page tests on the port given, with a fresh database, until it is told to stop. */
import { openShop } from '../../tools/shop.mjs';

const shop = await openShop( Number( process.argv[ 2 ] ), {
	keepAlive: false,
} );
for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
	process.on( signal, () => void shop.close() );
}
process.exitCode = await shop.ended;
