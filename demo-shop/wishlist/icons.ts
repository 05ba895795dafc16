import { raw } from 'hono/html';

const icon = ( path: string ) =>
	raw(
		`<svg class="yith-wcwl-icon-svg" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${ path }"/></svg>`
	);

/** An outline; styles fill it for listed products. */
export const HEART = icon(
	'M12 20.5C7 16.6 3 13.300 3 9.100 3 6.300 5.200 4 8 4c1.600 0 3.100.800 4 2.100C12.900 4.800 14.400 4 16 4c2.800 0 5 2.300 5 5.100 0 4.200-4 7.500-9 11.400z'
);
export const PENCIL = icon( 'M4 20h4L19.500 8.500l-4-4L4 16zM13 7l4 4' );
export const CHECK = icon( 'M5 12.500l4.500 4.500L19 7.500' );
export const CROSS = icon( 'M6 6l12 12M18 6L6 18' );
export const UP = icon( 'M6 14.500l6-6 6 6' );
export const DOWN = icon( 'M6 9.500l6 6 6-6' );
export const GRIP = icon(
	'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'
);
