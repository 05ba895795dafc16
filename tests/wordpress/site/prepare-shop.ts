/** The demo shop's database behind WordPress. Argument: its path. */
import { createShop } from '../../../demo-shop/app';

const [ , , databasePath ] = process.argv;
if ( ! databasePath ) {
	throw new Error( 'Name the file of the database.' );
}
createShop( {
	databasePath,
	buildFolder: '',
	options: {
		paymentMethods: [ 'cod', 'bacs', 'cheque', 'demo-card' ],
		// WordPress checks its own nonces.
		nonceCheck: false,
	},
} ).close();
