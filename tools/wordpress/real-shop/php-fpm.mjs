import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNginx } from '../../support/nginx.mjs';
import { DATABASE_NEEDS, findProgram, start, waitUntil } from './servers.mjs';

const WORKERS = 10;
const NGINX_TEMPORARY = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ];

/** The name contains Debian's version. */
const FPM = [ '8.4', '8.3', '8.2', '8.1', '8.0', '7.4', '' ].map(
	( version ) => `php-fpm${ version }`
);

/** @type {import('./servers.mjs').Needs} */
export const NEEDS = {
	...DATABASE_NEEDS,
	what: 'MariaDB, nginx and PHP-FPM',
	packages: [ ...DATABASE_NEEDS.packages, 'php-fpm', 'nginx-light' ],
};

export const findFpm = () => FPM.map( findProgram ).find( Boolean );

const isRoot = process.getuid?.() === 0;

const fpmConfiguration = ( folder ) => `
[global]
daemonize = no
error_log = ${ folder }/fpm.log
[shop]
${ isRoot ? 'user = root\ngroup = root' : '' }
listen = ${ folder }/fpm.sock
pm = static
pm.max_children = ${ WORKERS }
php_admin_value[display_errors] = 0
php_admin_value[sendmail_path] = /bin/true
php_admin_value[opcache.revalidate_freq] = 2
`;

const nginxConfiguration = ( folder, port, site ) => `
daemon off;
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ folder }/nginx.log;
${ isRoot ? 'user root;' : '' }
events { worker_connections 256; }
http {
	${ NGINX_TEMPORARY.map( ( name ) => `${ name }_temp_path ${ folder }/nginx-${ name };` ).join( '\n\t' ) }
	access_log off;
	# As on real shops: it decides how long scripts take on a slow line.
	gzip on;
	gzip_comp_level 6;
	gzip_types text/css text/javascript image/svg+xml application/json;
	types { text/html html; text/css css; text/javascript js mjs; image/svg+xml svg; image/png png; font/woff2 woff2; }
	server {
		listen 127.0.0.1:${ port };
		root ${ site };
		index index.php;
		location / { try_files $uri $uri/ /index.php$is_args$args; }
		location ~ \\.php$ {
			fastcgi_pass unix:${ folder }/fpm.sock;
			fastcgi_read_timeout 180;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_param SERVER_ADDR $server_addr;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param SERVER_NAME $host;
			fastcgi_param HTTP_HOST $http_host;
		}
	}
}
`;

/**
 * PHP-FPM behind nginx; a signal can end its workers.
 *
 * @param {string} folder For configuration and logs.
 * @param {string} site   Folder of the site.
 * @param {number} port
 * @return {Promise<{ close: () => Promise<void> }>}
 */
export const startPhp = async ( folder, site, port ) => {
	const file = ( name, text ) => {
		const full = path.join( folder, name );
		writeFileSync( full, text );
		return full;
	};
	mkdirSync( folder, { recursive: true } );
	const fpm = start( findFpm(), [
		...( isRoot ? [ '--allow-to-run-as-root' ] : [] ),
		'--nodaemonize',
		'--fpm-config',
		file( 'fpm.conf', fpmConfiguration( folder ) ),
	] );
	try {
		await waitUntil( 'PHP-FPM', fpm, () =>
			existsSync( path.join( folder, 'fpm.sock' ) )
		);
		const nginx = start( findNginx(), [
			'-p',
			folder,
			'-c',
			file( 'nginx.conf', nginxConfiguration( folder, port, site ) ),
		] );
		const close = async () => {
			await nginx.close();
			await fpm.close();
		};
		try {
			await waitUntil( 'The shop', nginx, () =>
				fetch(
					`http://127.0.0.1:${ port }/wp-json/wc/store/v1/cart`
				).then(
					( { status } ) => status === 200,
					() => false
				)
			);
		} catch ( error ) {
			await close();
			throw error;
		}
		return { close };
	} catch ( error ) {
		await fpm.close();
		throw error;
	}
};
