import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import {
	FIELDS,
	LIMITS,
	PAGE_MEASURES,
	PAGES,
	quartilesOf,
	sumDays,
	type Histogram,
} from '@shopfront/field-data';
import { inlineStyle } from '../content-policy';
import type { ShopEnv } from '../context';
import { renderPage, type Markup } from '../pages/layout';
import { deleteFigures, readDays } from './figures';

const PATH = '/demo/figures/';

const seconds = ( ms: number ) => `${ ( ms / 1000 ).toFixed( 1 ) } s`;

const FORMATS: Record< string, ( value: number ) => string > = {
	paint: seconds,
	interaction: ( ms ) => `${ ms } ms`,
	shift: ( thousandths ) => ( thousandths / 1000 ).toFixed( 3 ),
	ms: seconds,
	corrections: String,
};

const LABELS: Record< string, string > = {
	paint: 'largest paint',
	interaction: 'interaction to next paint',
	shift: 'layout shift',
	ms: 'time',
	corrections: 'corrections',
};

const rowOf = (
	measure: string,
	of: string,
	histogram?: Histogram
): Markup | '' => {
	const found = quartilesOf( histogram );
	const format = FORMATS[ measure ] ?? String;
	return found
		? html`<tr>
				<th scope="row">${ of }: ${ LABELS[ measure ] }</th>
				<td>${ format( found.lower ) }</td>
				<td>${ format( found.median ) }</td>
				<td>${ format( found.upper ) }</td>
				<td>${ found.count }</td>
			</tr>`
		: '';
};

/** As on the plugin's settings page (php-stubs/admin). */
const figuresPage = ( c: Context< ShopEnv > ): Promise< Response > => {
	const { database, now } = c.get( 'shop' );
	const { reports, histograms, refusals } = sumDays(
		readDays( database, now )
	);
	const rows = [
		...PAGES.flatMap( ( page ) =>
			PAGE_MEASURES.map( ( measure ) =>
				rowOf( measure, page, histograms[ `${ measure }.${ page }` ] )
			)
		),
		...FIELDS.flatMap( ( field ) =>
			[ 'ms', 'corrections' ].map( ( measure ) =>
				rowOf( measure, field, histograms[ `${ measure }.${ field }` ] )
			)
		),
	];
	return renderPage( c, {
		title: 'Field data',
		main: html`<h1>Field data</h1>
			<p class="lead">
				Reports: ${ reports }, of the last ${ LIMITS.days } days.
				Nothing in them is about one visitor.
				<a href="/demo/">The option Field data</a> switches the reports
				on.
			</p>
			<div
				${ inlineStyle( 'overflow-x: auto; overflow-wrap: normal' ) }
				tabindex="0"
			>
				<table>
					<thead>
						<tr>
							<th scope="col">Figure</th>
							<th scope="col">First quartile</th>
							<th scope="col">Median</th>
							<th scope="col">Third quartile</th>
							<th scope="col">Values</th>
						</tr>
					</thead>
					<tbody>
						${ rows }
					</tbody>
				</table>
			</div>
			<h2>Refused orders</h2>
			<ul>
				${ Object.entries( refusals ).map( ( [ code, count ] ) => html`<li><code>${ code }</code>: ${ count }</li>` ) }
			</ul>
			<form method="post" action="${ PATH }">
				<button class="button">Delete the data</button>
			</form>`,
	} );
};

export const registerFiguresPage = ( app: Hono< ShopEnv > ): void => {
	app.get( PATH, figuresPage );
	app.post( PATH, ( c ) => {
		deleteFigures( c.get( 'shop' ).database );
		return c.redirect( PATH, 303 );
	} );
};
