/** What the formal German says differently: “Sie”, as WooCommerce’s own formal German. */
import { vary } from '../vary';
import german from './de';

export default vary(german, {
  post_process:
    'Die Datei konnte nicht hochgeladen werden. Falls es ein Foto oder ein großes Bild ist, verkleinern Sie es bitte und versuchen Sie es erneut.',
  fetch_error: 'Sie sind wahrscheinlich offline.',
  not_sure_added: 'Wir sind nicht sicher, ob „{name}“ in Ihrem Warenkorb liegt.',
  not_sure_added_something: 'Wir sind nicht sicher, ob das Produkt in Ihrem Warenkorb liegt.',
  adds_unkept: 'Möglicherweise liegt nicht alles, was Sie ausgewählt haben, in Ihrem Warenkorb.',
  could_not_update_cart: 'Ihr Warenkorb konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.',
  your_cart: 'Ihr Warenkorb',
  loading_cart: 'Ihr Warenkorb wird geladen\u00a0…',
  could_not_load_cart: 'Ihr Warenkorb konnte nicht geladen werden.',
  no_matching_variations: 'Zu dieser Auswahl gibt es kein Produkt. Bitte wählen Sie eine andere.',
  choose_rating: 'Bitte wählen Sie eine Bewertung.',
  copy_link: 'Kopieren Sie den Link und klicken Sie dann auf OK.',
  make_selection: 'Bitte wählen Sie zuerst alle Optionen aus.',
  unavailable_variation: 'Dieses Produkt ist derzeit nicht erhältlich. Bitte wählen Sie andere Optionen.',
  selection_reset: 'Ihre Auswahl wurde zurückgesetzt. Bitte wählen Sie erneut.',
  could_not_find_variation: 'Ihre Auswahl konnte nicht geprüft werden.',
  impossible_choice: '{name} (mit Ihrer übrigen Auswahl nicht erhältlich)',
  please_log_in: 'Bitte melden Sie sich zuerst an.',
  wishlist_empty: 'Ihre Wunschliste ist leer.',
  no_comparison: 'Es ist kein Produkt zum Vergleich ausgewählt. Bitte fügen Sie ein Produkt hinzu.',
  could_not_remove: '„{name}“ konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
  user_name_required: 'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein',
  password_required: 'Bitte geben Sie Ihr Passwort ein',
  could_not_log_in: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  could_not_update_review: 'Die Beträge Ihrer Bestellung konnten nicht aktualisiert werden.',
  could_not_place_order: 'Ihre Bestellung wurde nicht aufgegeben. Bitte versuchen Sie es erneut.',
  order_unknown:
    'Wir wissen nicht, ob Ihre Bestellung eingegangen ist. Bitte sehen Sie in Ihren E-Mails und Bestellungen nach, bevor Sie sie erneut aufgeben.',
  consent_title: 'Ihre Privatsphäre',
  consent_text:
    'Mit Ihrer Einwilligung verwenden wir Cookies und ähnliche Technologien, um diesen Shop angenehmer zu machen, um zu verstehen, wie er genutzt wird, und für Werbung. Was der Shop zum Funktionieren braucht, ist immer aktiv.',
  consent_saved: 'Ihre Auswahl ist gespeichert.',
  consent_necessary_text:
    'Merkt sich Ihren Warenkorb, Ihre Anmeldung und diese Auswahl. Ohne dies funktioniert der Shop nicht.',
  consent_functional_text: 'Merkt sich, was Sie angesehen und eingestellt haben, und zeigt Inhalte anderer Dienste an.',
  consent_performance_text: 'Misst, wie schnell und wie gut der Shop bei Ihnen funktioniert.',
  consent_advertisement_text:
    'Ermöglicht uns und unseren Partnern, Ihnen passende Werbung zu zeigen und deren Wirkung zu messen.',
  consent_blocked: 'Dieser Inhalt stammt von einem anderen Dienst und wird erst mit Ihrer Einwilligung angezeigt.',
  chat_with_us: 'Chatten Sie mit uns',
  chat_blocked: 'Ihr Browser hat das Öffnen des Chats verhindert.',
  date_format: 'Geben Sie das Datum im Format JJJJ-MM-TT ein, zum Beispiel {example}.',
  newsletter_subscribed: 'Vielen Dank! Sie sind jetzt angemeldet.',
  newsletter_pending: 'Bitte bestätigen Sie Ihre Adresse: Wir haben Ihnen eine E-Mail geschickt.',
  newsletter_wrong_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  newsletter_failed: 'Ihre Adresse konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
});
