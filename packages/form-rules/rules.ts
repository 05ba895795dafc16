import { extensionsOf } from './file-types';
import {
	dayOfWeek,
	isDate,
	isEmail,
	isNumber,
	isTel,
	isTime,
	isUrl,
} from './formats';
import type { FormRule } from './rule';
import type { Values } from './values';

type Check = ( values: Values, rule: FormRule ) => boolean;

const each =
	( isValid: ( text: string, rule: FormRule ) => boolean ): Check =>
	( { texts }, rule ) =>
		texts.every( ( text ) => isValid( text, rule ) );

/** Other values and limits fail the rule of their format. */
const eachNumber = ( isValid: ( value: number, limit: number ) => boolean ) =>
	each(
		( text, { threshold } ) =>
			! isNumber( text ) ||
			! isNumber( String( threshold ) ) ||
			isValid( Number( text ), Number( threshold ) )
	);

const eachDate = ( isValid: ( value: string, limit: string ) => boolean ) =>
	each( ( text, { threshold } ) => {
		const limit = String( threshold );
		return ! isDate( text ) || ! isDate( limit ) || isValid( text, limit );
	} );

/** Code units of all texts. */
const lengthOf = ( { texts }: Values ) => texts.join( '' ).length;

const sizeOf = ( { files }: Values ) =>
	files.reduce( ( sum, { size } ) => sum + size, 0 );

const limitOf = ( { threshold }: FormRule ) => Number( threshold );

/** Compared as "not above", so a missing threshold limits nothing. */
const CHECKS: Readonly< Record< string, Check > > = {
	required: ( { texts } ) => texts.length > 0,
	requiredfile: ( { files } ) => files.length > 0,
	email: each( isEmail ),
	url: each( isUrl ),
	tel: each( isTel ),
	number: each( isNumber ),
	date: each( isDate ),
	time: each( isTime ),
	dayofweek: each( ( text, { accept } ) => {
		const day = dayOfWeek( text );
		return ! accept || day === null || accept.includes( String( day ) );
	} ),
	file: ( { files }, { accept } ) =>
		! accept ||
		files.every( ( { name } ) =>
			accept
				.flatMap( extensionsOf )
				.some( ( extension ) =>
					name.toLowerCase().endsWith( extension.toLowerCase() )
				)
		),
	enum: each(
		( text, { accept } ) =>
			! accept ||
			accept.some(
				( value ) => value.replace( /\r\n?/g, '\n' ).trim() === text
			)
	),
	minitems: ( { texts }, rule ) => ! ( texts.length < limitOf( rule ) ),
	maxitems: ( { texts }, rule ) => ! ( texts.length > limitOf( rule ) ),
	minlength: ( values, rule ) => {
		const length = lengthOf( values );
		return length === 0 || ! ( length < limitOf( rule ) );
	},
	maxlength: ( values, rule ) => ! ( lengthOf( values ) > limitOf( rule ) ),
	minnumber: eachNumber( ( value, limit ) => value >= limit ),
	maxnumber: eachNumber( ( value, limit ) => value <= limit ),
	mindate: eachDate( ( value, limit ) => value >= limit ),
	maxdate: eachDate( ( value, limit ) => value <= limit ),
	minfilesize: ( values, rule ) =>
		values.files.length === 0 || ! ( sizeOf( values ) < limitOf( rule ) ),
	maxfilesize: ( values, rule ) => ! ( sizeOf( values ) > limitOf( rule ) ),
	stepnumber: each( ( text, { base, interval } ) => {
		const step = Number( interval );
		const rest = ( Number( text ) - Number( base ?? 0 ) ) % step;
		const rounded = Number( Math.abs( rest ).toFixed( 6 ) );
		return (
			! isNumber( text ) ||
			! ( step > 0 ) ||
			Number.isNaN( rounded ) ||
			rounded === 0 ||
			rounded === Number( step.toFixed( 6 ) )
		);
	} ),
};

export const passes: Check = ( values, rule ) =>
	Object.hasOwn( CHECKS, rule.rule )
		? ( CHECKS[ rule.rule ]?.( values, rule ) ?? true )
		: true;
