/** Fills a shop's database with the sample products and the products of the benchmark. Argument: its path. */
import { PRODUCTS } from '../demo-shop/catalogue/seed/index';
import { openDatabase } from '../demo-shop/database';
import { PRODUCTS_OF_BENCHMARK } from './products';

const [ , , databasePath ] = process.argv;
if ( ! databasePath ) {
	throw new Error( 'Name the file of the database.' );
}
openDatabase( databasePath, [ ...PRODUCTS, ...PRODUCTS_OF_BENCHMARK ] ).close();
