import type { Locality } from './localities';

/** In the order of their codes, JP01 to JP47. */
const PREFECTURES =
	'北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(
		' '
	);

/** The names of these cities contain a character that mostly ends a name. */
const CITIES =
	'四日市市|廿日市市|野々市市|東村山市|武蔵村山市|羽村市|大町市|十日町市|大和郡山市|郡山市|郡上市|蒲郡市|小郡市|市川市|市原市|町田市|村上市|村山市';

const MUNICIPALITY = new RegExp(
	`^(?<city>${ CITIES }|.{1,4}?郡.{1,6}?[町村]|.{1,5}?市.{1,4}?区|.{1,6}?[市区町村])(?<street>.*)$`
);

export interface JapaneseAddress {
	locality: Locality;
	street: string;
	before: readonly string[];
	after: readonly string[];
}

export const readJapaneseAddress = (
	parts: readonly string[]
): JapaneseAddress | null => {
	const lines = parts
		.join( '\n' )
		.replace( /〒\s*/g, '' )
		.replace( /(\d{3}-?\d{4})\s+/, '$1\n' )
		.split( '\n' );
	const postcodeAt = lines.findIndex( ( line ) =>
		/^\d{3}-?\d{4}$/.test( line )
	);
	const placeAt = lines.findIndex( ( line ) =>
		PREFECTURES.some( ( name ) => line.startsWith( name ) )
	);
	const line = lines[ placeAt ] ?? '';
	const index = PREFECTURES.findIndex( ( name ) => line.startsWith( name ) );
	const { city, street = '' } =
		MUNICIPALITY.exec( line.slice( PREFECTURES[ index ]?.length ).trim() )
			?.groups ?? {};
	if ( postcodeAt < 0 || index < 0 || ! city || ! /\d/.test( street ) ) {
		return null;
	}
	const digits = ( lines[ postcodeAt ] ?? '' ).replace( '-', '' );
	return {
		locality: {
			city,
			state: `JP${ String( index + 1 ).padStart( 2, '0' ) }`,
			postcode: `${ digits.slice( 0, 3 ) }-${ digits.slice( 3 ) }`,
		},
		street: street.trim(),
		before: lines.slice( 0, Math.min( postcodeAt, placeAt ) ),
		after: lines.slice( Math.max( postcodeAt, placeAt ) + 1 ),
	};
};
