/**
 * Serves this folder, with the builds as `shopfront/` and `behaviors/`: `node examples/static/serve.mjs [port] [shop]`.
 *
 * Pass a shop to replace http://127.0.0.1:8080. Any file server does the rest.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const HERE = import.meta.dirname;
const FOLDERS = {
	'shopfront/': path.join( HERE, '../../build/standalone' ),
	'behaviors/': path.join( HERE, '../../build/behaviors' ),
};
const DEFAULT_SHOP = 'http://127.0.0.1:8080';
const TYPES = {
	'.css': 'text/css',
	'.html': 'text/html',
	'.js': 'text/javascript',
};
const [ , , port = 4100, shop = DEFAULT_SHOP ] = process.argv;

const read = async ( url ) => {
	const { pathname } = new URL( url, 'http://localhost' );
	const [ , folder, name = 'cart.html' ] =
		/^\/(shopfront\/|behaviors\/)?([\w.-]+)?$/.exec( pathname ) ?? [];
	const file = path.join( FOLDERS[ folder ] ?? HERE, path.basename( name ) );
	const text = await readFile( file, 'utf8' );
	return {
		type: TYPES[ path.extname( file ) ],
		text: folder ? text : text.replaceAll( DEFAULT_SHOP, shop ),
	};
};

createServer( async ( { url }, response ) => {
	const { type, text } = await read( url ).catch( () => ( {} ) );
	response.writeHead( type ? 200 : 404, {
		'Content-Type': `${ type ?? 'text/plain' }; charset=utf-8`,
	} );
	response.end( text ?? 'Not found' );
} ).listen( Number( port ), '127.0.0.1', () =>
	// eslint-disable-next-line no-console -- This is a program.
	console.log( `http://127.0.0.1:${ port }/cart.html` )
);
