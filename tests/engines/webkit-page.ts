import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRecord } from '@shopfront/store-api';
import { freePort } from '../../tools/support/port.mjs';
import type { EnginePage, Key, Start, WindowSize } from './page';
import { keysTogether, openSession, type Send } from './web-driver';

/** Modifiers first. WebDriver names keys by private-use characters. */
const KEYS: Record< Key, readonly string[] > = {
	Tab: [ '\uE004' ],
	'Shift+Tab': [ '\uE008', '\uE004' ],
	Enter: [ '\uE007' ],
	ArrowDown: [ '\uE015' ],
	'Control+A': [ '\uE009', 'a' ],
};

/** The toolbar of WebKit's test browser is 447 px wide unless its controls shrink. */
const TOOLBAR_STYLES =
	'* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }';

/** A GTK configuration that allows a window as narrow as a phone. Returns its folder. */
const writeConfiguration = () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'shopfront-webkit-' ) );
	for ( const version of [ 'gtk-3.0', 'gtk-4.0' ] ) {
		mkdirSync( path.join( folder, version ) );
		writeFileSync(
			path.join( folder, version, 'gtk.css' ),
			TOOLBAR_STYLES
		);
	}
	return folder;
};

/** More than the toolbar's height. */
const SPARE_HEIGHT_PX = 80;

/**
 * Starts the driver with its own screen. Returns a function that ends both. The screen is about as large as the window:
 * without a window manager, only the window below the pointer, in the middle of the screen, is active.
 */
const startDriver = ( port: number, { width, height }: WindowSize ) => {
	const configuration = writeConfiguration();
	const child = spawn(
		'xvfb-run',
		[
			'--auto-servernum',
			`--server-args=-screen 0 ${ width }x${
				height + SPARE_HEIGHT_PX
			}x24`,
			'WebKitWebDriver',
			`--port=${ port }`,
		],
		{
			// A process group, so that the screen ends with the driver.
			detached: true,
			env: { ...process.env, XDG_CONFIG_HOME: configuration },
			stdio: 'ignore',
		}
	);
	return () => {
		if ( child.pid !== undefined && child.exitCode === null ) {
			process.kill( -child.pid );
		}
		rmSync( configuration, { recursive: true, force: true } );
	};
};

const evaluateWith = ( send: Send ) => ( expression: string ) =>
	send( 'POST', '/execute/sync', {
		script: `return ${ expression }`,
		args: [],
	} );

/** The driver resizes the window, which includes the toolbar; this gives the content its size. */
const resize = async ( send: Send, { width, height }: WindowSize ) => {
	const evaluate = evaluateWith( send );
	let toolbarHeight = 0;
	for ( let attempt = 0; attempt < 50; attempt++ ) {
		await send( 'POST', '/window/rect', {
			width,
			height: height + toolbarHeight,
			x: 0,
			y: 0,
		} );
		const inner = await evaluate(
			'( { width: innerWidth, height: innerHeight } )'
		);
		if ( isRecord( inner ) && inner.width === width ) {
			toolbarHeight += height - Number( inner.height );
			if ( inner.height === height ) {
				return;
			}
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	throw new Error( `WebKit's window cannot be ${ width } x ${ height }.` );
};

/** The driver has one current tab, so each tab switches first. */
const createTab = (
	send: Send,
	{ openTab, close }: Pick< EnginePage, 'openTab' | 'close' >
): EnginePage => {
	const act = async ( source: object ) => {
		await send( 'POST', '/actions', { actions: [ source ] } );
	};
	const pressKeys = ( actions: object[] ) =>
		act( { type: 'key', id: 'keyboard', actions } );
	return {
		goto: async ( address ) => {
			await send( 'POST', '/url', { url: address } );
		},
		press: ( key ) => pressKeys( keysTogether( KEYS[ key ] ) ),
		type: ( text ) =>
			pressKeys(
				[ ...text ].flatMap( ( character ) =>
					keysTogether( [ character ] )
				)
			),
		tap: ( x, y ) =>
			act( {
				type: 'pointer',
				id: 'finger',
				parameters: { pointerType: 'touch' },
				actions: [
					{ type: 'pointerMove', duration: 0, x, y },
					{ type: 'pointerDown', button: 0 },
					{ type: 'pointerUp', button: 0 },
				],
			} ),
		evaluate: evaluateWith( send ),
		reload: async () => {
			await send( 'POST', '/refresh', {} );
		},
		back: async () => {
			await send( 'POST', '/back', {} );
		},
		openTab,
		close,
	};
};

const readHandle = ( value: unknown ) =>
	isRecord( value ) ? String( value.handle ) : String( value );

const createPage = async (
	send: Send,
	close: () => Promise< void >
): Promise< EnginePage > => {
	let current = readHandle( await send( 'GET', '/window' ) );
	const createTabOf = ( handle: string ): EnginePage =>
		createTab(
			async ( ...command ) => {
				if ( current !== handle ) {
					await send( 'POST', '/window', { handle } );
					current = handle;
				}
				return send( ...command );
			},
			{
				openTab: async () =>
					createTabOf(
						readHandle(
							await send( 'POST', '/window/new', { type: 'tab' } )
						)
					),
				close,
			}
		);
	return createTabOf( current );
};

/** WebKitGTK's driver turns touches into mouse clicks, so pages see a device without touch. */
export const openWebKitPage = async ( {
	program,
	window,
}: Start ): Promise< EnginePage > => {
	const port = await freePort();
	const stopDriver = startDriver( port, window );
	const send = await openSession( `http://127.0.0.1:${ port }`, {
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': {
			binary: program,
			args: [ '--automation' ],
		},
	} ).catch( ( error ) => {
		stopDriver();
		throw error;
	} );
	await send( 'POST', '/url', { url: 'about:blank' } );
	await resize( send, window );
	return createPage( send, async () => {
		try {
			await send( 'DELETE', '' );
		} finally {
			stopDriver();
		}
	} );
};
