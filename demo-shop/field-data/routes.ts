import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
	LIMITS,
	readReport,
	type FieldDataSettings,
	type PageKind,
} from '@shopfront/field-data';
import { inlineScript } from '../content-policy';
import type { ShopEnv } from '../context';
import { wantsJson } from '../foreign-requests';
import { BEHAVIORS_PATH } from '../pages/behavior-tags';
import type { Markup } from '../pages/layout';
import { inlineJson } from '../pages/script-data';
import { saveReport } from './figures';

const PATH = '/wp-json/shopfront/v1/field-data';

const LIST = /^\/(shop|product-category|product-tag|brand|collections)\//;

const pageOf = ( path: string, cartBlock?: PageKind ): PageKind | null => {
	if ( cartBlock ) {
		return cartBlock;
	}
	if ( path.startsWith( '/product/' ) ) {
		return 'product';
	}
	return LIST.test( path ) ? 'list' : null;
};

/** The script that waits until the page is idle, for a shop that collects figures. */
export const fieldDataTags = (
	c: Context< ShopEnv >,
	cartBlock?: PageKind
): Markup => {
	const { options, baseUrl } = c.get( 'shop' );
	const page = pageOf( new URL( c.req.url ).pathname, cartBlock );
	const file = join( c.get( 'behaviorsFolder' ), 'field-data-start.js' );
	if ( ! options.fieldData || ! page || ! existsSync( file ) ) {
		return html``;
	}
	const settings: FieldDataSettings = {
		script: `${ BEHAVIORS_PATH }/field-data.js`,
		url: `${ baseUrl }${ PATH }`,
		page,
	};
	return html`<script type="application/json" id="shopfront-field-data">
			${ inlineJson( settings ) }
		</script>
		${ inlineScript( readFileSync( file, 'utf8' ).trim() ) }`;
};

export const registerFieldDataApi = ( app: Hono< ShopEnv > ): void => {
	app.post( PATH, wantsJson, async ( c ) => {
		const { options, database, now } = c.get( 'shop' );
		if ( ! options.fieldData ) {
			return c.body( null, 404 );
		}
		const body = await c.req.text();
		let sent: unknown = null;
		try {
			sent = body.length <= LIMITS.bytes ? JSON.parse( body ) : null;
		} catch {
			// Invalid JSON is an invalid report.
		}
		const report = readReport( sent );
		if ( ! report ) {
			return c.body( null, 400 );
		}
		return c.body( null, saveReport( database, report, now ) ? 204 : 429 );
	} );
};
