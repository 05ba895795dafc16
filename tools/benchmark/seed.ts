/** Adds the benchmark's products to a shop's database. Arguments: its path; `search` for the large catalogue. */
import { PRODUCTS } from '../../demo-shop/catalogue/seed/index';
import { openDatabase } from '../../demo-shop/database';
import { PRODUCTS_OF_BENCHMARK } from './products';
import { SEARCH_PRODUCTS } from './search-products';

const [ , , databasePath, kind ] = process.argv;
if ( ! databasePath ) {
	throw new Error( 'Name the file of the database.' );
}
openDatabase( databasePath, [
	...PRODUCTS,
	...( kind === 'search' ? SEARCH_PRODUCTS : PRODUCTS_OF_BENCHMARK ),
] ).close();
