/**
 * Fills a shop's database with the sample products and the products of the benchmark. Arguments: its path; `search` for the large
 * catalogue instead.
 */
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
