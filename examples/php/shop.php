<?php
/**
 * Cart, checkout and mini-cart on pages of plain PHP. Forwards the shop's REST API, so that browsers use it on this
 * origin, with cookies.
 *
 *     SHOP=http://127.0.0.1:8080 php -S 127.0.0.1:4200 examples/php/shop.php
 */

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );

/** Sends this visitor's request to the shop. Returns the response's header lines and body. */
function ask_shop( $method, $path, $body = null ) {
	$headers = array_intersect_key( getallheaders(), array_flip( array( 'Host', 'Cookie', 'Nonce', 'Cart-Token', 'Content-Type', 'X-HTTP-Method-Override' ) ) );
	$http    = array( 'method' => $method, 'content' => $body, 'ignore_errors' => true, 'header' => array() );
	foreach ( $headers as $name => $value ) {
		$http['header'][] = "$name: $value";
	}
	$text = file_get_contents( ( getenv( 'SHOP' ) ?: 'http://127.0.0.1:8080' ) . $path, false, stream_context_create( array( 'http' => $http ) ) );
	return array( $http_response_header ?? array( 'HTTP/1.1 502 Bad Gateway' ), $text );
}

if ( 0 === strpos( $path, '/wp-json/' ) || 0 === strpos( $path, '/pictures/' ) ) {
	list( $lines, $text ) = ask_shop( $_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], file_get_contents( 'php://input' ) );
	foreach ( preg_grep( '/^(HTTP|Set-Cookie|Content-Type|Cache-Control|Nonce|Cart-|User-ID)/i', $lines ) as $line ) {
		header( $line, false );
	}
	echo $text;
	return;
}
if ( preg_match( '#^/(shopfront/|behaviors/)?([\w.-]+\.(js|css))$#', $path, $file ) ) {
	header( 'Content-Type: text/' . ( 'js' === $file[3] ? 'javascript' : 'css' ) );
	$folders = array( '' => 'badge.css' === $file[2] ? '/../../php-stubs/mini-cart/' : '/../static/', 'shopfront/' => '/../../build/standalone/', 'behaviors/' => '/../../build/behaviors/' );
	readfile( __DIR__ . $folders[ $file[1] ] . $file[2] );
	return;
}
$pages = array( '/' => 'cart', '/checkout/' => 'checkout', '/mug/' => 'mug' );
$block = $pages[ $path ] ?? null;
if ( null === $block ) {
	$order = (int) basename( $path );
	exit( '<!doctype html><html lang="en"><title>Thank you</title><h1>Thank you</h1><p>Your order is number ' . $order . '.</p></html>' );
}
list( $lines, $cart ) = ask_shop( 'GET', '/wp-json/wc/store/v1/cart' );
preg_match_all( '/^(Nonce|Nonce-Timestamp|Cart-Hash|User-ID): (.*)$/im', implode( "\n", $lines ), $headers );
$preload  = array( '/wc/store/v1/cart' => array( 'body' => json_decode( $cart ), 'headers' => array_combine( $headers[1], $headers[2] ) ) );
$settings = json_decode( file_get_contents( __DIR__ . '/settings.json' ) );
// An empty container shows the same blocks as a new page.
$areas    = 'cart' === $block ? array( 'filled-cart' => '', 'empty-cart' => '<p>Your cart is empty.</p>' ) : array();
$manifest = json_decode( file_get_contents( __DIR__ . '/../../build/standalone/manifest.json' ), true )['frontend'];
$url      = fn( $name ) => "/shopfront/$name";
$badge    = array(
	'apiUrl'           => '/wp-json/wc/store/v1/cart',
	'cartUrl'          => '/',
	'checkoutUrl'      => '/checkout/',
	'label'            => 'Number of items in the cart: %1$d',
	'labelUnknown'     => 'Cart',
	'pricesIncludeTax' => false,
	'styles'           => array_map( $url, $manifest['lazy']['mini-cart']['css'] ),
	'scripts'          => array_map(
		fn( $name ) => array( 'src' => "/shopfront/$name" ),
		array_merge( $manifest['lazy']['mini-cart']['js'], $manifest['js'] )
	),
	'settings'         => $settings,
);
$nonce    = base64_encode( random_bytes( 16 ) );
header( "Content-Security-Policy: default-src 'none'; script-src 'nonce-$nonce'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'" );
header( 'Cache-Control: private, no-store' );
?>
<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<title><?= ucfirst( $block ) ?></title>
		<link rel="icon" href="data:,">
		<link rel="stylesheet" href="/page.css">
		<link rel="stylesheet" href="/badge.css">
		<?php if ( 'mug' !== $block ) : ?>
			<script nonce="<?= $nonce ?>">var wcSettings = <?= json_encode( $settings, JSON_HEX_TAG ) ?>;</script>
			<script nonce="<?= $nonce ?>" type="application/json" id="sf-preload"><?= json_encode( $preload, JSON_HEX_TAG ) ?></script>
			<script nonce="<?= $nonce ?>" defer src="/shopfront/frontend.js"></script>
		<?php endif; ?>
		<script nonce="<?= $nonce ?>" defer src="/shopfront/mini-cart.js"></script>
		<script nonce="<?= $nonce ?>" defer src="/behaviors/behaviors.js"></script>
		<script type="application/json" class="sf-mini-cart-data"><?= json_encode( $badge, JSON_HEX_TAG ) ?></script>
	</head>
	<body>
		<header><?php require __DIR__ . '/mini-cart.html'; ?></header>
		<main>
			<h1><?= ucfirst( $block ) ?></h1>
			<?php if ( 'checkout' !== $block ) : ?>
				<form data-sf-add="26" data-sf-added="“Stone Mug” has been added to your cart."><button>Add a Stone Mug</button></form>
			<?php endif; ?>
			<?php if ( 'mug' !== $block ) : ?>
			<div data-block-name="woocommerce/<?= $block ?>" class="wp-block-woocommerce-<?= $block ?> wc-block-<?= $block ?> is-loading">
				<?php foreach ( $areas as $area => $content ) : ?>
					<div data-block-name="woocommerce/<?= $area ?>-block" class="wp-block-woocommerce-<?= $area ?>-block"><?= $content ?></div>
				<?php endforeach; ?>
			</div>
			<?php endif; ?>
		</main>
	</body>
</html>
