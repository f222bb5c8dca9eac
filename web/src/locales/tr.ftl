# Every text of the pages, one message per line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] beyaz
       *[black] siyah
    }
count-word =
    { $count ->
        [0] yok
        [1] bir
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
        [11] on bir
        [12] on iki
        [13] on üç
        [14] on dört
        [15] on beş
       *[other] { $count }
    }
place-point =
    { $side ->
        [none] { $point }. hane, boş
       *[white] { $point }. hane, { count-word } { side }
    }
place-bar = { side } bar: { count-word }
place-tray = toplanan { side } pul: { count-word }
place-movable = { $place }, oynanabilir
place-target = { $place }, buraya gelinebilir
place-chosen = { $place }, seçili
text-board-place = { $point }: { count-word }
text-board-of = ({ side }, { pips }): { $places }

## Board and settings

board-edit = Pozisyon düzenleyici: pullarını ayarlamak için haneye tıklayın
settings-theme = Tahta
board-play = Tahta
actions = İşlemler
close = Kapat
bar = bar
off = toplanan
side-name =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }
program-name = barpoint ({ $level })
pips = { $pips } pip
pips-word = pip
epc = EPC { $epc }
race-epc = EPC
race-wastage = Kayıp
on-roll =
    { $decision ->
        [play] oynayacak
        [answer_double] yanıtlayacak
        [answer_resignation] yanıtlayacak
       *[turn] zar atacak
    }
money = Money
match-to = { $length } puanlık maç
score-money = Puan
score-away = { $away } puan kaldı
cube-is = küp { $value }
crawford-game = Crawford oyunu
post-crawford = Crawford sonrası
jacoby = Jacoby
beavers = beaver
moves = Hamleler
moves-all = Tüm hamleler
text-board = Yazıyla pozisyon
eval-bar = Kazanma şansı
thinking = Düşünüyor…
waiting = Lütfen bekleyin…
offline = barpoint yanıt vermiyor. Hâlâ çalışıyor mu?
not-allowed = Erişim reddedildi. Programın yazdırdığı adresi açın.
retry = Yeniden dene
no-page = Böyle bir sayfa yok.
no-page-home = Ana sayfaya git
theme-walnut = Ceviz
theme-slate = Arduvaz
theme-tournament = Turnuva
theme-clear = Renk körlerine uygun
theme-contrast = Yüksek kontrast

## Playing

roll = Zar at
enter-dice = Zarı gir
double = Katla
done = Tamam
cannot-move = gele
cannot-move-done = Gele
undo = Geri al
take = Kabul
pass = Pas
beaver = Beaver
accept = Kabul et
decline = Reddet
next-game = Sonraki oyun
hint = İpucu
take-back = Geri dön
bear-off = Topla
bear-off-help = Katlamadan sonuna kadar toplar; bir tuş veya tıklama durdurur
bearing-off = Toplanıyor… Bir tuş veya tıklama durdurur.
resign = Pes et
review = Analiz et
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = Oyun başka bir pencerede devam etti. Şu anki durum burada.
question-double =
    { $side ->
        [You] Katlıyorsunuz
       *[other] { $side } katlıyor
    }: küp { $value }.
question-beaver =
    { $side ->
        [You] Beaver yapıyorsunuz
       *[other] { $side } beaver yapıyor
    }: küp { $value }.
question-resign =
    { $side ->
        [You] Pes etmeyi teklif ediyorsunuz
       *[other] { $side } pes etmeyi teklif ediyor
    }: { $kind ->
        [1] tek oyun
        [2] mars
       *[3] backgammon
    }.
resign-title = Pes et
resign-kind =
    { $kind ->
        [1] Tek oyun
        [2] Mars
       *[3] Backgammon
    }
wins =
    { $winner ->
        [You] Siz kazandınız
       *[other] { $winner } kazandı
    }
result-borne_off =
    { wins }, { $kind ->
        [1] { "" }
        [2] mars,{ " " }
       *[3] backgammon,{ " " }
    }{ points }.
result-passed = { wins }, { points }: katlamaya pas geçildi.
result-resigned = { wins }, { points }: rakip pes etti.
points =
    { $points ->
        [1] 1 puan
       *[other] { $points } puan
    }
result-match =
    Maçı { $winner ->
        [You] siz kazandınız
       *[other] { $winner } kazandı
    }.
typed-label = Hamleyi yazın
typed-play = Oyna
typed-illegal = “{ $play }” geçerli bir hamle değil.
dice-title = Hangi zar?
dice-opening =
    Açılış zarları: önce { $white ->
        [You] siz
       *[other] { $white }
    }, sonra { $black ->
        [You] siz
       *[other] { $black }
    }
dice-type = Bir zara tıklayın ya da iki zarı da yazın.
dice-roll = { $first }{ $second }: { $first } ve { $second }
opening-tie = Berabere: yeniden atılır
opening-tie-cube = Berabere: küp { $value }, yeniden atılır
event-opening_roll = Açılış zarı { $dice }
event-opening_tie = Açılış zarı { $dice }: berabere
event-begin =
    { $side ->
        [You] Siz başlıyorsunuz
       *[other] { $side } başlıyor
    }
event-roll =
    { $side ->
        [You] Siz attınız
       *[other] { $side } attı
    }: { $dice }
event-play = { $side }: { $play }
event-double =
    { $side ->
        [You] Siz katladınız
       *[other] { $side } katladı
    }
event-take =
    { $side ->
        [You] Siz kabul ettiniz
       *[other] { $side } kabul etti
    }
event-pass =
    { $side ->
        [You] Siz pas geçtiniz
       *[other] { $side } pas geçti
    }
event-beaver =
    { $side ->
        [You] Siz beaver yaptınız
       *[other] { $side } beaver yaptı
    }
event-resign =
    { $side ->
        [You] Siz pes etmeyi teklif ettiniz
       *[other] { $side } pes etmeyi teklif etti
    }
event-accept =
    { $side ->
        [You] Siz teklifi kabul ettiniz
       *[other] { $side } teklifi kabul etti
    }
event-decline =
    { $side ->
        [You] Siz teklifi reddettiniz
       *[other] { $side } teklifi reddetti
    }
event-next_game = Sonraki oyun
sheet-game = { $number }. oyundan sonra
sheet-begin = Başlar
sheet-double = Katlama: { $value }
sheet-beaver = Beaver: { $value }
sheet-resign = Pes: { resign-kind }
sheet-accept = Kabul
sheet-decline = Ret

clock-over =
    { $name ->
        [You] Süreniz doldu
       *[other] { $name }: süre doldu
    }
clock-over-choice = { $name } bu oyunda pes edebilir ya da saatsiz devam edebilirsiniz.
clock-resign =
    { $kind ->
        [1] Tek oyun vererek pes et
        [2] Mars vererek pes et
       *[3] Backgammon vererek pes et
    }
clock-play-on = Saatsiz devam et
clock-is-over = süre doldu

## New game

new-title = Yeni oyun
new-length = Uzunluk
new-other-length = Puan
new-opponent = Rakip
new-program = Program
new-human = Kişi
new-level = Düzey
new-likeness = İnsan gibi
new-pr = PR { $pr }
new-likeness-note = Bu PR’deki insanlar gibi hata yapar; { $players } oyuncunun { $matches } maçında ölçüldü. Yalnızca eldeki pozisyona bakar; plan yapmaz, yorulmaz ve öğrenmez.
level-likeness = insan gibi, PR { $pr }
new-your-name = Adınız
new-second-name = Rakibin adı
new-you = Siz
new-someone = Konuk
new-tutor = Eğitmen
new-more = Diğer seçenekler
new-variation = Oyun türü
new-dice = Zarlar
new-dice-program = program atar
new-dice-by-hand = elle girilir
new-words = Zarlar için sözleriniz
new-commitment = Program zarlarını önceden taahhüt eder (SHA-256):
fair-title = Denetlenebilir zarlar
dice-commitment = Taahhüt (SHA-256)
dice-words = Sözleriniz
dice-seed = Tohum
dice-check = Zarları denetle
dice-agree = Tüm zarlar ({ $count }) programın taahhüt ettiği tohumdan çıkıyor.
dice-other-commitment = Tohum, programın taahhüt ettiği tohum değil.
dice-other-roll = { $number }. zar tohumdan çıkmıyor.
dice-save = Zarları ve tohumu kaydet
dice-later = Tohum maç bitince açıklanır.
dice-later-session = Tohum siz oturumu bitirince açıklanır.
dice-end = Oturumu bitir
dice-end-warning = Bu oturumda artık oyun oynanamaz. Bu işlem geri alınamaz.
dice-end-not = Oynamaya devam et
dice-ended = Oturum bitirildi.
new-cube = Katlama küpü
new-crawford = Crawford kuralı
new-jacoby = Jacoby kuralı
new-beavers = Beaver (en çok)
new-automatic = Otomatik katlama (en çok)
new-clock = Saat
new-minutes = Oyuncu başına dakika
new-delay = Hamle başına gecikme (saniye)
new-start = Bir pozisyondan başla
new-from = Aşağıdaki pozisyondan, onun maç uzunluğu, skoru ve küpüyle başlar.
new-start-game = Başla
tutor-off = kapalı
tutor-doubtful = şüpheli hamlelerde uyar
tutor-bad = hatalarda uyar
tutor-very_bad = büyük hatalarda uyar
tutor-says-doubtful = Bu şüpheli görünüyor
tutor-says-bad = Bu bir hata gibi görünüyor
tutor-says-very_bad = Bu büyük bir hata gibi görünüyor
tutor-says-fine = Bu iyi görünüyor
tutor-loss = Yaklaşık { $loss } kaybettirir.
tutor-rethink = Yeniden düşün
tutor-hint = Göster
tutor-anyway = Yine de oyna
variation-standard = Backgammon
variation-nackgammon = Nackgammon
variation-hypergammon1 = Hypergammon, 1 pul
variation-hypergammon2 = Hypergammon, 2 pul
variation-hypergammon3 = Hypergammon, 3 pul
# Levels of play, by GNU Backgammon’s names.
strength-beginner = acemi
strength-casual-play = amatör
strength-intermediate = orta
strength-advanced = ileri
strength-expert = uzman
strength-world-class = dünya klası
strength-supremo = supremo
strength-grandmaster = büyükusta
strength-4ply = 4ply
strength-quick-rollout = hızlı rollout
strength-medium-rollout = orta rollout
strength-deep-rollout = derin rollout
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } atış
bkg-note = Sezgisel puanlar (HP) bir zarın hamlelerini sıralar; equity değildir.
bkg-engaged = BKG yalnızca yarışta katlar: temas sürerken küp kararı bilmez.
bkg-equities = Equity değerleri BKG-VI’dandır, ileriye bakılmaz.
bkg-own-plays = En iyi hamle, BKG’nin kendi oynayacağı hamledir; kayıpları ve küp kararlarını BKG-VI değerlendirir.
bkg-sees = BKG nasıl görüyor
bkg-class = Konum sınıfı
bkg-class-name = { $class ->
    [running-game] yarış
    [bearing-off] toplama
    [near-winning] temasın bitmesine az kaldı, önde
    [near-losing] temasın bitmesine az kaldı, geride
   *[engaged] temas var
}
bkg-terms = En çok ayrışan terimler (HP)
strength-plays = { $level }, { $count ->
    [255] tüm hamleler
   *[other] en az { $count } hamle
}

## Tables of plays and cube decisions

hint-rank = Sıra
hint-play = Hamle
hint-equity = Equity
hint-depth = Derinlik
hint-played = oynanan
hint-best = en iyi
hint-play-it = Bunu oyna
hint-details = { $depth }: { $play }: ayrıntılar
hint-not-comparable = Arama derinliği yalnızca { $depth }: yukarıdaki hamlelerle karşılaştırılamaz
hint-alone = İstenen derinlik: { $asked }. { $depth } aramada başka hiçbir hamle en iyisine daha derin aramayı gerektirecek kadar yaklaşmadı.
deeper-start = Kalanlara daha derin bak
deeper-left = Daha derin bakılıyor, { $count } kaldı
deeper-stop = Durdur
hint-for =
    { $side ->
        [You] Sizin için
       *[other] { $side } için
    }: { $decision ->
        [play] oynanacak zar { $dice }
        [answer_double] katlamaya yanıt
        [answer_resignation] pes teklifine yanıt
       *[turn] zar veya katlama
    }
hint-doubler =
    Equity ve şanslar: { $side ->
        [You] sizin
       *[other] { $side }
    }.
depth-plies = { $plies }-ply
depth-rollout = { $trials } deneme
chances-win = kazanma
chances-lose = kaybetme
chances-gammon = mars
chances-backgammon = backgammon
chances-g = m
chances-b = b
cubeless = küpsüz
cube-no-double = Katlama yok
cube-double-take = Katlama/kabul
cube-double-pass = Katlama/pas
cube-proper = Doğru karar:
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] tekrar katlama yok
           *[no] katlama yok
        }
        [too_good] { $redouble ->
            [yes] tekrar katlamak için fazla iyi
           *[no] katlamak için fazla iyi
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] isteğe bağlı tekrar katlama
               *[no] isteğe bağlı katlama
            }
           *[no] { $redouble ->
                [yes] tekrar katlama
               *[no] katlama
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] Oyun henüz başlamadı.
        [game_over] Oyun bitti.
        [crawford] Crawford oyununda katlama yok: zar atın.
        [opponents_cube] Küp rakipte: zar atın.
        [dead_cube] Küp ölü: şu anki değeriyle maçı kazandırıyor.
       *[no_cube] Katlama mümkün değil: zar atın.
    }
resignation-accept = Kabul
resignation-play-on = Devam
resignation-proper =
    { $accepts ->
        [yes] pes etme teklifini kabul
       *[no] pes etme teklifini ret
    }
cube-response =
    { $response ->
        [take] kabul
        [beaver] beaver
       *[pass] pas
    }
cube-action = { cube-offer }, { cube-response }
# What evaluates a position without look-ahead.
source-net = ağ
source-rules = kurallar
source-one-sided-database = tek taraflı veritabanı
source-two-sided-database-exact = iki taraflı veritabanı (kesin)
source-two-sided-database-exact-chances = iki taraflı veritabanı (kesin olasılıklar)
source-hypergammon-database-exact = Hypergammon veritabanı (kesin)
source-hypergammon-database-exact-chances = Hypergammon veritabanı (kesin olasılıklar)

## Settings

settings-title = Ayarlar
settings-colours = Özel renkler
settings-colours-reset = Temanın renklerine dön
colour-frame = Çerçeve
colour-field = Zemin
colour-point-a = Haneler
colour-point-b = Diğer haneler
colour-light-top = Açık pullar
colour-dark-top = Koyu pullar
settings-mode = Görünüm
settings-mode-system = Sistem
settings-mode-light = Açık
settings-mode-dark = Koyu
settings-board3d = Tahta görünümü
settings-board3d-flat = 2B
settings-board3d-solid = 3B
settings-camera = Kamera
settings-camera-table = masadan
settings-camera-steep = dik
settings-camera-above = tepeden
settings-material = Malzeme
settings-material-auto = temaya göre
settings-material-wood = ahşap
settings-material-leather = deri ve çuha
settings-material-stone = mermer
board-3d-missing = Bu tarayıcı tahtayı 3B gösteremiyor; tahta 2B kalır.
settings-home = İç saha
settings-home-right = sağ altta
settings-home-left = sol altta
settings-light = Açık pullar
settings-light-bottom = altta
settings-light-top = üstte
settings-click = Pula tıklamak
settings-click-die = soldaki zarla oynar
settings-click-select = pulu seçer
settings-speed = Bir pulun hareket süresi
settings-pause = Rakip gecikmesi
settings-preview = Tahtanın bu ayarlarla görünümü
settings-at-once = hemen
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } sn
settings-percent-of = { $share } %
settings-level = Tek konumlar için seviye
settings-met = Maç eşitlik tablosu
settings-plays = Tam derinlikte bakılan en iyi hamleler
settings-plays-count = { $count ->
    [0] seviyeye göre
    [255] hepsi
   *[other] en az { $count }
}
settings-thresholds = Kararların işaretlendiği kayıplar
settings-thresholds-about = Maçlarda EMG. Burada yapılan analizlerin işaretleri hemen uyar; içe aktarılan analizlerde programlarının koyduğu gibi kalır.
settings-thresholds-usual = 0,03 · 0,06 · 0,12
settings-thresholds-xg = 0,02 · 0,08 · 0,16
settings-kept = Seviye, tablo ve kayıplar { $file } dosyasında tutulur; komut satırı için de geçerlidir.
settings-not-kept = Seviye, tablo ve kayıplar program kapanana kadar geçerlidir.
tab-look = Tahta
tab-playing = Oyun
tab-analysing = Analiz
tab-general = Genel
settings-volume = Ses düzeyi
settings-showTargets = Pulun gidebileceği yerleri göster
settings-showMovable = Oynanabilen pulları işaretle
settings-showLastMove = Son hamleyi oklarla göster
settings-higherDieLeft = Büyük zar solda
settings-autoRoll = Küp kararı yoksa zarı otomatik at
settings-autoForced = Zorunlu hamleleri oyna
settings-autoFinish = Son puldan sonra sırayı bitir
settings-autoBearOff = Temas yoksa otomatik topla
settings-turnBoard = İki oyuncu: tahtayı sırası gelene çevir
settings-hintLevel = İpucu düzeyi
settings-tutorLevel = Eğitmen düzeyi
settings-reviewLevel = Analiz düzeyi
settings-autoAnalyse = Maçı açılır açılmaz analiz et
settings-evalBar = Kazanma şansını göster
settings-percent = Yüzde olarak göster
settings-textBoard = Yazıyla pozisyon
settings-sounds = Sesler
settings-reset = Tüm ayarları sıfırla
settings-docs = Betikler için HTTP arayüzü
settings-language = Dil
settings-language-auto = Tarayıcıdaki gibi

## Keys

keys-title = Klavye kısayolları
keys-play = Oyun
keys-board = Tahtada
keys-review = İnceleme ve analiz
keys-everywhere = Her yerde
key-walk = Haneden haneye geç (ok tuşları)
key-left-die = Soldaki zarla oyna; sırayı bitir
key-right-die = Sağdaki zarla oyna
key-choose = Bir pul seç ve nereye gidebileceğini gör
key-take-step = Buraya oynanan pulu geri al (ayrıca: tıklama veya Shift ile tıklama)
key-set-count = Düzenleyicide: pul sayısını belirle
key-roll = Zar at
key-finish = Sırayı bitir, zar at, sonraki oyun
key-undo = Son adımı geri al
key-undo-all = Tüm hamleyi geri al
key-swap = Zarların yerini değiştir
key-double = Katla
key-take = Kabul
key-pass = Pas
key-beaver = Beaver
key-accept = Pes etme teklifini kabul et
key-decline = Pes etme teklifini reddet
key-resign = Pes et
key-take-back = Önceki karara geri dön
key-bear-off = Sonuna kadar topla; bir tuş veya tıklama durdurur
key-hint = İpucu
key-type-move = Hamleyi yaz
key-new-game = Yeni oyun
key-next = Sonraki
key-previous = Önceki
key-next-game = Sonraki oyun
key-previous-game = Önceki oyun
key-next-error = Sonraki hata
key-previous-error = Önceki hata
key-next-blunder = Sonraki büyük hata
key-previous-blunder = Önceki büyük hata
key-next-cube = Sonraki küp kararı
key-previous-cube = Önceki küp kararı
key-next-luck = Sonraki şanslı veya şanssız zar
key-previous-luck = Önceki şanslı veya şanssız zar
key-go-on = Tahtada yapılan hamleden sonra devam et
key-flip = Tahtayı çevir (oyunda bu tuş sırayı bitirir)
key-analyse = Analiz et
key-copy-id = XGID’yi kopyala
key-copy-image = Tahtayı resim olarak kopyala
key-copy-hint = Hamle listesini metin olarak kopyala
key-jobs = İşler: analizler ve rollout’lar
key-mirror = Tahtayı aynala
key-eval-bar = Kazanma şansını göster veya gizle
key-board-3d = Tahta 2B veya 3B
key-help = Bu liste
# What is printed on keys.
cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-delete = Delete
cap-backspace = Backspace
cap-page-up = Page Up
cap-page-down = Page Down

## Pages

nav = Sayfalar
nav-home = Ana sayfa
nav-play = Oyna
nav-analyse = Analiz
nav-settings = Ayarlar
nav-help = Tuşlar
home-title = barpoint
home-resume = Süren oyunlar
home-new = Yeni oyun
home-analyse = Pozisyon veya maç analiz et
home-delete = Sil
home-delete-title = “{ $title }” silinsin mi?
home-delete-warning = Bu işlem geri alınamaz.
home-keep = Kalsın
home-finished = bitti
home-opened = açıldı: { $when }
home-games =
    { $games ->
        [one] { $games } oyun
       *[other] { $games } oyun
    }

## Analysing positions

analysis = Analiz
id-paste = ID, pozisyon veya maç yapıştırın
id-lost = { $reason } Bunun yerine başlangıç pozisyonu gösteriliyor.
draft-lost = Bu bağlantıda pozisyon yok. Bunun yerine başlangıç pozisyonu gösteriliyor.
pasted-xgid = Bu bir XGID’ye benziyor, ama bir kısmı eksik veya yanlış ({ $reason }). Bir XGID şöyle görünür: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = Bu bir GNUBG ID’ye benziyor, ama parçalarının uzunluğu { $position } ve { $match } karakter. 14 karakterlik Position ID, iki nokta ve 12 karakterlik Match ID olmalı; örneğin 4HPwATDgc/ABMA:cAkAAAAAAAAA.
pasted-position = Bu bir Position ID’ye benziyor, ama geçerli bir pozisyonu göstermiyor. Başlangıç pozisyonu 4HPwATDgc/ABMA şeklindedir.
pasted-match-id = Bu bir Match ID’ye benziyor, ama bir maçı göstermiyor. Bir money oyununun başlangıcı cAkAAAAAAAAA şeklindedir.
pasted-id = Bu bir GNU Backgammon ID’sine benziyor, ama { $count } karakterden oluşuyor. Position ID 14 karakterdir, örneğin 4HPwATDgc/ABMA; Match ID 12 karakterdir, örneğin cAkAAAAAAAAA.
pasted-match = Bu ne programın okuyabildiği bir maç ne de pozisyon ID’si içeren bir metin ({ $reason }). Maç dosyalarını (.xg, .sgf, .mat, .txt, .bgf, .ogxm ve diğerleri) ve pozisyon ID’si içeren metinleri açabilirsiniz.
pasted-text = Pozisyon ID’si bulunamadı. Bir XGID (örneğin XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10), bir Position ID (örneğin 4HPwATDgc/ABMA), bir Match ID veya bütün bir maç yapıştırın.
id-first-of = Bu, açtığınız { $count } pozisyonun ilki.
id-show = Göster
id-open = Aç…
id-copy = Kopyala: { $name }
id-picture = Resim:
picture-captions = Resimlerde adlar, skor ve pipler
copied = Kopyalandı
saved = Dosyaya kaydedildi
copy = Kopyala
copy-failed = Tarayıcı kopyalamaya izin vermedi
copy-image = Resim
copy-image-label = Tahtayı resim olarak kopyala
copy-hint = Metin olarak kopyala
edit = Düzenle
edit-put = Konacak pul
edit-put-side =
    { $side ->
        [white] Beyaz
       *[black] Siyah
    }
edit-start = Başlangıç pozisyonu
edit-clear = Temizle
edit-on-roll = Sıra
edit-dice = Zarlar
edit-die = { $number }. zar
edit-cube = Küp
edit-cube-owner = Küp kimde
cube-centred = ortada
edit-length = Maç uzunluğu (0: money)
edit-score = Skor: { side-name }
edit-score-held = { $length } puanlık maçta bir oyundan önceki skor 0 ile { $high } arasındadır.
edit-length-held = Maç en çok { $high } puan olabilir; 0, money oyunu demektir.
edit-to-place = { $count ->
        [one] { side-name }: konacak bir pul kaldı…
       *[other] { side-name }: konacak { $count } pul kaldı…
    }
edit-counts = Tahtada: Beyaz { $white }, Siyah { $black }; toplanan: Beyaz { $white-off }, Siyah { $black-off }.
edit-not-yet = Henüz analiz edilecek bir şey yok: { $reason }
edit-help = Pul koymak için haneye tıklayın: kenardan uzaklaştıkça sayı artar (sağ tıklama diğer tarafı koyar). Taşımak için pulu sürükleyin; haneyi boşaltmak için numarasına tıklayın. Klavye: ok tuşlarıyla gezin, sonra bir sayı yazın.
go-on = Buradan devam et
play-from = Buradan oyna
facts = Sıra: { side-name }
tab-best = En iyi
tab-temperature = Sonraki zar
tab-scores = Skorlar
tab-cube = Küp
provenance = { $level } · { $met } · ağlar { $nets }
temperature-mean = Tüm zarların ortalaması: { $mean }. İncelemek için bir zara tıklayın.
temperature-cell = { $first } { $second }: { $equity }, { $play }
score-corner = siz ↓ rakip → kalan
score-differs = money oyunundan farklı
score-same = Her skorda money oyunuyla aynı.
score-none = ND: katlama yok
score-take = D/T: katlama/kabul (D/B: katlama/beaver)
score-pass = D/P: katlama/pas
score-too-good = TG: katlamak için fazla iyi
lab-theories = Küp kuramları
lab-theory = Kuram
lab-action = Doğru karar
lab-windows = Market penceresi
lab-doubler = Katlayanın kazanma şansı
lab-opponent = Rakibin kazanma şansı
lab-windows-help = Ölü küpten canlı küpe; kırmızı çizgi şu anki kazanma şansını gösterir.
lab-volatility = Volatilite
lab-volatility-is = Kazanma şansı sonraki iki zarda ortalama { $local } değişir (bu tür pozisyonlarda olağan değer { $average }).
lab-life = Küp verimliliği { $life }.
lab-mwc = Maçı kazanma şansı: katlama yok { $nd }, katlama/kabul { $dt }, katlama/pas { $dp }.
lab-none = Burada küp kararı yok.
curves = Equity eğrileri
curves-plot = Her kurama göre kazanma şansına karşı equity; sayılar aşağıdaki tablodadır
curves-owner = Küp kimde
curves-centred = Küp ortada
curves-owned = Küp sizde
curves-opponent = Küp rakipte
curves-take_point = Kabul noktası
curves-initial_double = Katlama noktası
curves-redouble = Tekrar katlama noktası
curves-cash_point = Cash noktası
curves-own = Noktalı çizgi: bu pozisyon, { $wins }. Equity birimi: { $scale }.
curves-points = Sırası gelen oyuncunun her noktadaki kazanma şansı, kuramlara göre
curves-table = Sayılarla eğriler
curve-janowski = Janowski
curve-jump = Sıçrama
curve-dead = Ölü
curve-live = Canlı
window-take = Kabul
window-double = Katlama
window-cash = Cash
window-too-good = Fazla iyi
# Theories of the cube.
theory-janowski = Janowski
theory-janowski2 = Janowski 2
theory-jump = Sıçrama
theory-learned = Öğrenilmiş
theory-jump-local = Sıçrama, yerel
theory-two-lives-given = Verili iki verimlilik
# Units of equity.
scale-points = puan
scale-emg = EMG

## Matches

match-players = { $white } – { $black }
match-game = { $number }. oyun: { $white }–{ $black }
match-crawford = Crawford
match-won = { wins }, { points }
match-position = Tahta
tab-record = Kayıt
tab-statistics = İstatistikler

analyse-start = Analiz et
analyse-again = Yeniden analiz…
analyse-which = Tüm maçı bu düzeyde analiz eder, diğer analizleri korur. Duraklatılabilir.
level-match = { $time }
wait-none = bir saniyeden kısa
wait-about = yaklaşık { $time }
level-estimated = , tahmini
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }, { $time })
time-ms = { $ms } ms
time-s = { $s } sn
time-min = { $min } dk
time-h = { $h } sa
layers = Analizler
layer = Analiz
layer-best = En iyi
layer-lost = Hata
layer-cube = Küp, { $depth }
layer-play = Hamle, { $depth }
layer-made = oynanan: { $depth }
layer-from = Analiz: { $label }
layer-drop = Analizi sil: { $label }
layer-drop-question = Bu maçın “{ $label }” analizi silinsin mi?
keep = Kalsın
analysed = { $done } / { $total } karar analiz edildi
match-first = İlk
match-previous = Önceki
match-next = Sonraki
match-last = Son
match-previous-error = Önceki hata
match-next-error = Sonraki hata
match-unanalysed = Henüz analiz edilmedi: gösterilecek hata yok.
match-kind =
    { $kind ->
        [blunders] büyük hata
        [cube] küp kararı
        [luck] şanslı veya şanssız zar
       *[errors] hata
    }
match-none = Hiç { match-kind } yok.
match-no-next = Bundan sonra { match-kind } yok.
match-no-previous = Bundan önce { match-kind } yok.
match-views = Kayıt ve istatistikler
worst-yours = En büyük hatalarınız
worst-all = En büyük hatalar
worst-unanalysed = Maç analiz edilince hatalarınız, en büyüğü başta, burada listelenir.
worst-where = { $game }. oyun, { $turn }. sıra
worst-no-double = Katlama yok
worst-more = Tümünü göster ({ $count })
worst-few = Daha az göster
you-which = Siz hangi oyuncusunuz?
you-are = Siz: { $name }.
you-change = Değiştir
filter-player = Oyuncu
filter-both = ikisi de
filter-kind = Filtre
filter-all = tümü
filter-errors = hatalar
filter-blunders = büyük hatalar
filter-cube = küp kararları
filter-luck = şans
filter-doubtful_moves = şüpheli hamleler
filter-bad_moves = hamle hataları
filter-very_bad_moves = büyük hamle hataları
filter-very_lucky_rolls = çok şanslı zarlar
filter-lucky_rolls = şanslı zarlar
filter-unlucky_rolls = şanssız zarlar
filter-very_unlucky_rolls = çok şanssız zarlar
filter-doubles = katlamalar
filter-takes = kabuller
filter-passes = paslar
filter-missed_doubles_below_cash = kaçan katlamalar
filter-missed_doubles_above_cash = kaçan katlamalar
filter-wrong_doubles_too_early = yanlış katlamalar
filter-wrong_doubles_too_good = yanlış katlamalar
filter-wrong_takes = yanlış kabuller
filter-wrong_passes = yanlış paslar
filter-none = Bu maçta filtreye uyan bir şey yok.
record-white = Beyaz
record-black = Siyah
record-roll = { $dice }:
record-double = Katlama
record-take = Kabul
record-pass = Pas
record-set_up = Kurulan pozisyon
record-illegal = Kural dışı: { $play }
record-rolls = zar { $dice }
mark-doubtful = şüpheli
mark-bad = hata
mark-very_bad = büyük hata
mark-none = işaret yok
mark-analysis = analizden
mark-checker = { $mark } (pul oyunu)
mark-cube = { $mark } (küp kararı)
luck-very_lucky = çok şanslı
luck-lucky = şanslı
luck-unlucky = şanssız
luck-very_unlucky = çok şanssız
entry-loss = Hata { $loss }
entry-cube-loss = Küp hatası { $loss }
entry-luck = Şans { $luck }
entry-played = Oynanan: { $play }
entry-none = Henüz analiz edilmedi.
entry-all = { $count } hamlenin tümünü göster
entry-marks = İşaretler
entry-mark-play = Pul oyunu
entry-mark-cube = Küp
entry-comment = Yorum
entry-save = Yorumu kaydet
opinions = Dosyadan, barpoint analizi değil
opinion-answer-loss = Yanıt hatası { $loss }
opinion-none-take = katlama yok, kabul
opinion-too-good = katlamak için fazla iyi, pas
opinion-take = katlama, kabul
opinion-pass = katlama, pas
analyst-figures = Dosyadaki sayılar: { $name }
analyst-checker = Pul hataları
analyst-cube = Küp hataları
analyst-help = Dosyadaki sayılar kararları o programın kendi kurallarıyla sayar; bu yüzden iki program aynı hataları görse bile PR değerleri farklıdır. Hatalar ve şans, normalize equity (EMG) cinsindendir.
entry-study = Bu pozisyonu incele
timeline = Maç boyunca kazanma şansı
timeline-unknown = analiz edilmedi
timeline-at = { $entry } / { $total }: { $name } { $chance }
statistics-show = { $label }, { $name }: { $count }. Kayıtta göster
statistics-none = İstatistikleri görmek için maçı analiz edin.
ratings = Derecelendirme
statistics-over = { $total } kararın { $done } tanesi yeniden analiz edildi; diğerleri { $other } ile sayılır.
statistics-part = Şimdiye kadar { $done } / { $total } karar analiz edildi.
statistics-all = Tamamı: { $games }. { $count ->
        [1] oyun
       *[other] oyunlar
    }.
statistics-some = Kısmen: { $games }. { $count ->
        [1] oyun
       *[other] oyunlar
    }.
statistics-nothing = Analiz edilmedi: { $games }. { $count ->
        [1] oyun
       *[other] oyunlar
    }.
statistics-so-far = şimdiye kadar
ratings-waiting = Hatalar ve şans yalnızca bunları kapsar. PR, oranlar ve derece, tüm kararlar analiz edilince görünür.
ratings-pr = PR
ratings-rate = Hata oranı (mEMG)
ratings-snowie = Snowie oranı
ratings-decisions = karar başına, toplam { $count }
ratings-moves = iki oyuncunun hamlesi başına, toplam { $total }
ratings-name = Derece
ratings-pr-help = Performance rating: sayılan karar başına, yani zorunlu olmayan her hamle ve yakın ya da fiilen verilen her küp kararı başına kaybedilen ortalama equity’nin 500 katı. 0 kusursuzdur. Yaygın adlar: 2.5 altı dünya şampiyonu, 5 dünya klası, 7.5 uzman, 12.5 ileri, 17.5 orta, 22.5 amatör, 30 acemi.
ratings-rate-help = Sayılan karar başına kaybedilen normalize equity, binde cinsinden: tanımı gereği PR değerinin iki katı ve GNU Backgammon’un gösterdiği sayı.
ratings-snowie-help = Kaybedilen equity’nin bin katı bölü iki oyuncunun zorunlular dahil tüm hamlelerinin sayısı.
ratings-name-help = Hata oranına göre: 2 altı olağanüstü, 5 dünya klası, 8 uzman, 12 ileri, 18 orta, 26 amatör, 35 acemi. Bu adlar PR için yaygın kullanılanlardan farklıdır.
statistics-marks = İşaretler: 0.030’dan fazla kaybettiren karar şüpheli, 0.060’tan fazlası hata, 0.120’den fazlası büyük hatadır. Bir zar ortalamanın 0.3 üstünden başlayarak şanslı, 0.6 üstünden başlayarak çok şanslıdır; şanssızlık için de aynısı geçerlidir. Tümü normalize equity (EMG) cinsindendir.
stat-checker = Oynanamayanlar dahil maçtaki her zar. İşaretler, hamlelerle birlikte kaydedilenlerdir.
stat-luck = Zarların katkısı: gelen zarın en iyi hamlesinden sonra pozisyonun değeri eksi tüm zarların ortalaması.
stat-cube = Katlama, katlamama, kabul ve pas. Beaver ve raccoon ayrı katlama sayılmaz.
stat-overall = Pul oyunu ve küp kararları birlikte; sonucun ne kadarının şans olduğu.
stat-checker-total_moves = Zorunlu hamleler ve geçerli hamlesi olmayan sıralar dahil tüm sıralar.
stat-checker-unforced_moves = En az iki geçerli hamlesi olan sıralar; hata oranı için toplam bunlara bölünür.
stat-checker-unmarked_moves = 0.030 veya daha az kaybettiren hamleler.
stat-checker-doubtful_moves = 0.030’dan fazla, en çok 0.060 kaybettiren hamleler.
stat-checker-bad_moves = Hatalar: 0.060’tan fazla, en çok 0.120 kaybettiren hamleler.
stat-checker-very_bad_moves = Büyük hatalar: 0.120’den fazla kaybettiren hamleler.
stat-checker-error_total = Pul oyununda kaybedilen toplam equity; parantez içinde maçı kazanma şansı veya puan olarak.
stat-checker-error_rate = Toplamın zorunlu olmayan hamlelere bölümü, binde cinsinden.
stat-checker-checker_rating = Pul oyunundaki hata oranının adı: 2 altı olağanüstü, 5 dünya klası, 8 uzman, 12 ileri, 18 orta, 26 amatör, 35 acemi.
stat-luck-very_lucky_rolls = Ortalamanın 0.6’dan fazla üstündeki zarlar.
stat-luck-lucky_rolls = Ortalamanın 0.3’ten fazla üstündeki zarlar.
stat-luck-unmarked_rolls = Ortalamaya uzaklığı en çok 0.3 olan zarlar.
stat-luck-unlucky_rolls = Ortalamanın 0.3’ten fazla altındaki zarlar.
stat-luck-very_unlucky_rolls = Ortalamanın 0.6’dan fazla altındaki zarlar.
stat-luck-luck_total = Tüm zarların toplam şansı; parantez içinde maçı kazanma şansı veya puan olarak.
stat-luck-luck_rate = Toplamın tüm hamlelere bölümü, binde cinsinden.
stat-luck-luck_rating = Şans oranının adı: binde 30 ötesinde şanslı veya şanssız, 60 ötesinde çok şanslı veya çok şanssız.
stat-cube-cube_decisions = Oyuncunun katlayabildiği sıralar, katlamalar, kabuller ve paslar.
stat-cube-close_cube_decisions = Katlamalar, kabuller, paslar ve katlamanın 0.16’dan az kaybettireceği sıralar; hata oranı için toplam bunlara bölünür.
stat-cube-doubles = Önerilen katlamalar ve tekrar katlamalar.
stat-cube-takes = Kabul edilen katlamalar.
stat-cube-passes = Pas geçilen katlamalar.
stat-cube-missed_doubles_below_cash = Katlamak doğruyken ve rakip kabul etmeliyken katlanmadı: cash noktasının altında.
stat-cube-missed_doubles_above_cash = Rakip pas geçmeliyken katlanmadı: cash noktasının üstünde.
stat-cube-wrong_doubles_too_early = Erken katlandı: katlama noktasının altında.
stat-cube-wrong_doubles_too_good = Marsa oynamak daha değerliyken katlandı: katlamak için fazla iyi.
stat-cube-wrong_takes = Pas olması gereken kabuller.
stat-cube-wrong_passes = Kabul olması gereken paslar.
stat-cube-error_total = Küp kararlarında kaybedilen toplam equity; parantez içinde maçı kazanma şansı veya puan olarak.
stat-cube-error_rate = Toplamın, yakın ya da fiilen verilen küp kararlarına bölümü, binde cinsinden.
stat-cube-cube_rating = Küp hata oranının adı; sınırlar pul oyunundakilerle aynıdır.
stat-overall-error_total = Pul oyunu ve küp kararları birlikte.
stat-overall-error_rate = Toplamın, zorunlu olmayan hamleler artı yakın ya da fiilen verilen küp kararlarına bölümü, binde cinsinden.
stat-overall-snowie_error_rate = Binde cinsinden toplamın, iki oyuncunun tüm hamlelerine bölümü.
stat-overall-overall_rating = Genel hata oranının adı; sınırlar pul oyunundakilerle aynıdır.
stat-overall-actual_result = Kazanılan: biten oyunlarda maçı kazanma şansındaki artış veya puan.
stat-overall-luck_adjusted_result = Gerçek sonuç eksi oyuncunun şansı artı rakibin şansı: yalnızca becerinin vereceği sonuç.
stat-overall-fibs_rating_difference = Şanstan arındırılmış sonucun bekleneceği FIBS puan farkı.
stat-overall-fibs_rating = Bu hatalara karşılık gelen FIBS puanı: 2050 eksi aşağıdaki puan kayıpları.
stat-overall-checker_rating_loss = Pul oyununda kaybedilen FIBS puanı.
stat-overall-cube_rating_loss = Küp kararlarında kaybedilen FIBS puanı.
stat-overall-advantage = Oyun başına kazanılan puan.
stat-overall-luck_adjusted_advantage = Aynısı, iki oyuncunun şansından arındırılmış.
stat-overall-confidence_interval = Puan toplamının iki yanında 1.96 standart hatalık aralık, GNU Backgammon’un yazdığı gibi.
export = Kaydet…
export-match = Maç
export-losses = Dışarıda kalan: { $what }.
export-refused = Bu maç için olmaz: { $reason }.
export-reports = Rapor olarak
export-paper = Kâğıt
export-paper-a4 = A4
export-paper-letter = Letter
export-form-html = Yazdırılabilir sayfa (HTML)
export-form-gnubg-html =
    { $games ->
        [1] GNU Backgammon biçiminde sayfa (HTML)
       *[other] GNU Backgammon biçiminde sayfalar, her oyuna bir tane (HTML’lerin ZIP’i)
    }
export-form-text = GNU Backgammon biçiminde metin
export-form-latex = LaTeX belgesi
export-form-pdf = PDF belgesi
export-form-csv = Karar tablosu (CSV)
export-position = Bu pozisyon
take-along = Kaydet ve kopyala
learn = Hatalardan öğren
learn-title = Siz ne oynardınız?
learn-title-cube = Siz ne yapardınız?
learn-number = Hata { $number } / { $count }, iki oyuncu
learn-number-of = Hata { $number } / { $count }, { $name }
learn-tries =
    { $count ->
        [1] bir deneme yapıldı
       *[other] { $count } deneme yapıldı
    }
learn-whose = Kimin hatalarından öğrenmek istiyorsunuz?
learn-hidden = Analiz, yanıtınızdan sonra gösterilir.
learn-whose-change = Oyuncuyu değiştir
learn-count =
    { $count ->
        [0] hata yok
        [1] bir hata
       *[other] { $count } hata
    }
learn-balance =
    { $answered ->
        [1] Bir soru yanıtlandı
       *[other] { $answered } soru yanıtlandı
    }; ilk denemede doğru veya yakın: { $first }.
learn-over = Yeniden üzerinden geçmek ya da diğer oyuncunun hatalarına bakmak ister misiniz?
learn-unanalysed = Hatalarını bulmak için önce maçı analiz edin.
learn-again = Yeniden dene
learn-show = Yanıtı göster
learn-next = Sonraki hata
learn-stop = Bitir
learn-right = Doğru: en iyisi bu.
learn-close = Yakın: { $loss } kaybettirir.
learn-wrong = { $loss } kaybettirir.
learn-unknown = Bu hamle analiz edilenler arasında yoktu.
learn-no-double = Katlama yok
learn-done = Tüm hataların üzerinden geçtiniz.
job-left = { $time } kaldı
job-progress = { $title }: { $done } / { $total }
job-pause = Duraklat
job-resume = Sürdür
job-cancel = İptal
job-open = Aç
job-done = bitti
job-cancelled = iptal edildi
jobs = İşler
jobs-active =
    { $count ->
        [0] İşler
       *[other] İşler: { $count } tanesi sürüyor
    }
jobs-title = İşler
jobs-none = Süren iş yok.
jobs-over = Son işler
jobs-of = { $done } / { $total }
jobs-rollouts = Kayıtlı rollout’lar
jobs-trials = { $done } / { $wanted } deneme
job-paused = duraklatıldı
job-queued = diğer işleri bekliyor
job-failed = başarısız: { $error }
home-matches = Maçlar
home-drop = Maçları istediğiniz yere bırakın, birini yapıştırın ya da dosya açın: aynı anda istediğiniz kadar, klasörler ve ZIP arşivleri dahil.
home-waiting = analiz için bekliyor
home-analysing = analiz ediliyor, { $done } / { $total }
home-analysed = analiz edildi
home-no-decisions = analiz edilecek bir şey yok
home-not-analysed = analiz edilmedi
analyse-all =
    { $count ->
        [1] Bir maçı analiz et
       *[other] { $count } maçı analiz et
    }
analyse-all-level = Analizlerin düzeyi
drop-here = Maçları buraya bırakın
batch-reading = Okunan dosyalar
batch-progress = { $done } / { $total } okundu
batch-too-long = Dosya başına en çok { $megabytes } MB beklenirken daha fazlası bulundu
batch-report = Açılan dosyalar
batch-opened =
    { $count ->
        [0] Hiç maç açılmadı.
        [1] Bir maç açıldı.
       *[other] { $count } maç açıldı.
    }
batch-stopped = Son dosyadan önce durduruldu.
batch-dismiss = Kapat
batch-positions = Pozisyon içeren dosyalar
batch-position-count =
    { $count ->
        [1] bir pozisyon
       *[other] { $count } pozisyon
    }
batch-failed =
    { $count ->
        [1] Bir dosya okunamadı
       *[other] { $count } dosya okunamadı
    }
batch-others =
    { $count ->
        [1] Bir dosyada daha maç yok
       *[other] { $count } dosyada daha maç yok
    }
players = Oyuncular
players-covered = { $analysed } / { $matches } maç analiz edildi
players-name = Oyuncu
players-unnamed = adsız
players-matches = Maç
players-matches-help = Yukarıdaki listedeki maçlar ve money oturumları.
players-won = Galibiyet
players-won-help = Kazanılan maçlar. Money oturumlarında ve bitmemiş maçlarda kazanan yoktur.
players-pr = PR
players-pr-help = Analiz edilen tüm kararlardaki performance rating ve standart hatası: zorunlu olmayan her hamle ve yakın ya da fiilen verilen her küp kararı başına kaybedilen ortalama equity’nin 500 katı. 0 kusursuzdur. Standart hata, oyunları bağımsız sayar.
players-decisions = Kararlar
players-decisions-help = PR hesabına giren analiz edilmiş kararlar: zorunlu olmayan hamleler ve yakın ya da fiilen verilen küp kararları.
players-luck = Şans
players-luck-help = Analiz edilen oyunlarda zarların katkısı, normalize equity (EMG) cinsinden. Artı değer şanslı demektir.
players-all = { $count } oyuncunun tümünü göster
players-few = Daha az göster
worst-where-of = { $name }, { $game }. oyun, { $turn }. sıra
# Formats of match files, by their short names.
format-sgf = Analizle birlikte GNU Backgammon oyun derlemesi (SGF)
format-json = barpoint programının maç hakkında bildiği her şey, JSON olarak (.json)
format-ogxm = OpenGammon, HedgeHog ve GammonView maçı OGXM 2 (.ogxm, .gvab)
format-mat = Jellyfish, Snowie, XG, Galaxy maç metni (.mat, .txt)
format-xgmat = eXtreme Gammon’un yazdığı biçimde maç metni (.mat, .txt)
format-gam = Tek oyunluk Jellyfish metni (.gam)
format-snowie = Kurulan pozisyonlarıyla Snowie maç metni (.txt; mat olarak okunur)
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = Pul oyunu istatistikleri
figures-luck = Şans istatistikleri
figures-cube = Küp istatistikleri
figures-overall = Genel istatistikler
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] puan
    }
figure-total_moves = Toplam hamle
figure-unforced_moves = Zorunlu olmayan hamle
figure-unmarked_moves = İşaretsiz hamle
figure-doubtful_moves = Şüpheli hamle
figure-bad_moves = Hata
figure-very_bad_moves = Büyük hata
figure-error_total = Toplam hata EMG ({ figure-unit })
figure-error_rate = Hata oranı mEMG ({ figure-unit })
figure-checker_rating = Pul oyunu derecesi
figure-very_lucky_rolls = Çok şanslı zar
figure-lucky_rolls = Şanslı zar
figure-unmarked_rolls = İşaretsiz zar
figure-unlucky_rolls = Şanssız zar
figure-very_unlucky_rolls = Çok şanssız zar
figure-luck_total = Toplam şans EMG ({ figure-unit })
figure-luck_rate = Şans oranı mEMG ({ figure-unit })
figure-luck_rating = Şans derecesi
figure-cube_decisions = Toplam küp kararı
figure-close_cube_decisions = Yakın ya da fiilî küp kararı
figure-doubles = Katlama
figure-takes = Kabul
figure-passes = Pas
figure-missed_doubles_below_cash = CP altında kaçan katlama (EMG ({ figure-unit }))
figure-missed_doubles_above_cash = CP üstünde kaçan katlama (EMG ({ figure-unit }))
figure-wrong_doubles_too_early = DP altında yanlış katlama (EMG ({ figure-unit }))
figure-wrong_doubles_too_good = TG üstünde yanlış katlama (EMG ({ figure-unit }))
figure-wrong_takes = Yanlış kabul (EMG ({ figure-unit }))
figure-wrong_passes = Yanlış pas (EMG ({ figure-unit }))
figure-cube_rating = Küp kararı derecesi
figure-snowie_error_rate = Snowie hata oranı
figure-overall_rating = Genel derece
figure-actual_result = Gerçek sonuç
figure-luck_adjusted_result = Şanstan arındırılmış sonuç
figure-fibs_rating_difference = Şansa göre FIBS puan farkı
figure-fibs_rating = Hatalara göre FIBS puanı
figure-checker_rating_loss = Pul hatalarının puan kaybı
figure-cube_rating_loss = Küp hatalarının puan kaybı
figure-advantage = Üstünlük (gerçek), ppg
figure-luck_adjusted_advantage = Üstünlük (şanstan arındırılmış), ppg
figure-confidence_interval = %95 güven aralığı (ppg)

## Rollouts

tab-rollout = Rollout
rollout-trials = Deneme
rollout-player = Oynayan
rollout-by-program = İki taraf için de { $program } oynar: küpsüz ve her oyunun sonuna kadar.
rollout-plies = Ply
rollout-best = En iyi hamleler
rollout-truncate = Uzunluk
rollout-full = sonuna kadar oyna
rollout-half-moves = { $moves } ply sonra kes
rollout-cubeful = Küple
rollout-start = Rollout yap
rollout-forecast = { $count ->
        [1] Bir aday
       *[other] { $count } aday
    } için yaklaşık { $time }, standart hata yaklaşık { $error }.
rollout-trying = Tahmin ediliyor…
rollout-go-on = Sürdür
rollout-extend = { $trials } denemeye uzat
rollout-kept = Bu pozisyonun kayıtlı rollout’ları:
rollout-done = { $done } deneme
rollout-expected = sonunda beklenen standart hata { $error }
rollout-behind = Fark
rollout-games = Deneme
rollout-jsd = { $jsd } JSD
rollout-delete-warning = Her adayın { $trials } denemesi silinecek. Bu işlem geri alınamaz.
rollout-axis-trials = Deneme
rollout-axis-equity = Equity
rollout-plot = Deneme sayısına göre equity, %95 bantlarıyla
# Candidates of a cube decision.
candidate-no-double = katlama yok
candidate-double-take = katlama, kabul


## Keys

key-type-dice = Bu zarın en iyi hamleleri

## Pages

nav-library = Kitaplık
nav-study = Çalışma
welcome = Başlamanın yolları
welcome-board = Başlangıç pozisyonu ve 31’in en iyi hamlesi
welcome-play = Size uygun bir düzeyde programa karşı ya da bu ekranda bir arkadaşınızla.
welcome-open-about = eXtreme Gammon, GNU Backgammon, Galaxy ve daha pek çoğunun maç dosyaları; istediğiniz yere de bırakabilirsiniz. Analiz hemen başlar.
welcome-sample = Örnek bir maça bak
welcome-sample-about = Bulunacak birkaç büyük hatası olan yedi puanlık bir maç.
welcome-position = Ya da bir pozisyonu analiz et

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = Hatalara rollout yap…
errors-rollout-title = Hatalara rollout
errors-rollout-about = Gösterilen analize göre bundan fazla kaybettiren her kararı, en iyi hamlelerle ve oynanan hamleyle sonuna doğru oynatır. İşaretler, PR ve raporlar artık bu sonuçlara göre olur. Denemeler saklanır.
errors-rollout-threshold = Kayıp şundan fazla
errors-rollout-plays = En iyi hamleler
errors-rollout-error = Şu standart hatada dur
errors-rollout-jsd = Fark şu JSD olunca dur
errors-rollout-never = hiçbir zaman
errors-rollout-start =
    { $count ->
        [0] Böyle hata yok
        [one] Bir hataya rollout yap
       *[other] { $count } hataya rollout yap
    }

## Rollouts

rollout-gammons = m { $won } / { $lost }
rollout-pass = katlama, pas

## Library

library = Kitaplık
library-totals = { $matches ->
        [1] 1 maç
       *[other] { $matches } maç
    }, { $players ->
        [1] 1 oyuncu
       *[other] { $players } oyuncu
    }, { $decisions } karar.
library-waiting = { $count ->
        [1] Bir maç daha ekleniyor.
       *[other] { $count } maç daha ekleniyor.
    }
library-add = Maç ekle
library-drop = Kitaplığa eklemek için maçları buraya bırakın
library-problem = Bir maç eklenemedi: { $problem }
library-opening = Maç açılıyor…
library-empty = Henüz maç yok
library-invite = Maç dosyalarını, klasörleri veya ZIP arşivlerini buraya bırakın. Aynı maç başka bir biçimde de hamlelerinden tanınır ve iki kez eklenmez.
library-invite-analyse = Tahtada açtığınız veya analiz ettiğiniz maçlar kendiliğinden eklenir.
library-views = Kitaplık görünümleri
tab-search = Arama
tab-players = Oyuncular
tab-matches = Maçlar

added = Eklenen dosyalar
added-added = { $count ->
        [1] 1 maç eklendi.
       *[other] { $count } maç eklendi.
    }
added-improved = { $count ->
        [1] 1 maçın analizi artık daha eksiksiz.
       *[other] { $count } maçın analizi artık daha eksiksiz.
    }
added-known = { $count ->
        [1] 1 maç zaten vardı.
       *[other] { $count } maç zaten vardı.
    }
added-nothing = Hiç maç eklenmedi.

ask = Filtreler
ask-player = Oyuncu
ask-against = Rakip
ask-kind = Karar
ask-phase = Evre
ask-error = Hata
ask-mark = İşaret
ask-roll = Zar
ask-score = Skor
ask-cube = Küp
ask-event = Turnuva
ask-since = Başlangıç
ask-until = Bitiş
ask-length = Maç uzunluğu
ask-tag = Etiket
ask-any = hepsi
ask-date = 2024-05
ask-length-hint = puan, 0: money
ask-score-hint = 3-5 veya money
ask-error-from = en az { $size }
ask-more = Zar, skor, küp, turnuva, tarihler
ask-more-matches = Turnuva, tarihler, uzunluk, etiket
ask-clear = Filtreleri temizle

kind-checker = Pul oyunu
kind-no-double = Katlama yok
kind-double = Katlama
kind-take = Kabul
kind-pass = Pas
kind-no-double-double = Katlama ya da değil
kind-take-pass = Kabul ya da pas
kind-no-double-double-take-pass = Küp kararı
marks-doubtful = Şüpheli
marks-bad = Hatalar
marks-very_bad = Büyük hatalar
marks-bad-very_bad = Hatalar ve büyük hatalar
marks-doubtful-bad-very_bad = Herhangi bir işaret
phase-opening = Açılış
phase-blitz = Blitz
phase-prime = Prime’a karşı prime
phase-holding = Holding oyunu
phase-back-game = Back game
phase-middle = Orta oyun
phase-race = Yarış
phase-bear-off = Toplama

pattern = Tahta deseni
pattern-title = Tahta nasıl görünüyor
pattern-words = Yazıyla
pattern-help = Bir haneye tıklayın: karar veren oyuncunun kapısı, açık pulu, üç veya daha fazla pulu, sonra rakip için aynıları, sonra boş. Sağ tıklama geri gider. Klavyede: ok tuşları, boşluk, rakamlar, Delete.
pattern-wrong = “{ $word }” bir hane koşulu değil. me6 (alınmış hane), me8=1 (açık pul), me4=3+, opp20 (rakibin hanesi), mebar=0, oppoff gibi sözcükler yazın.
pattern-any = fark etmez
pattern-empty = boş
pattern-demand = { $whose ->
        [me] sizin
       *[opp] rakibin
    }, { $more ->
        [yes] en az { $count }
       *[no] tam { $count }
    }
pattern-point = { $point }. hane: { $what }
pattern-bar = { $whose ->
        [me] Sizin barınız
       *[opp] Rakibin barı
    }: { $what }
pattern-off = { $whose ->
        [me] Topladığınız pullar
       *[opp] Rakibin topladığı pullar
    }: { $what }

found-title = Bulunan kararlar
found-decisions = { $count ->
        [1] 1 karar
       *[other] { $count } karar
    }
found-counted = PR hesabına giren { $count }: { $pr }, toplam hata { $loss }
found-none = Böyle bir karar yok. Bir filtreyi kaldırın ya da daha çok maç analiz edin.
found-more = { $shown } / { $total } gösteriliyor: daha fazla göster
hit-unknown = analiz edilmedi
hit-money = money
hit-away = { $own }-away { $theirs }-away
hit-game = { $game }. oyun

plot-title = Zaman içinde PR
plot-match = bir maç
plot-rolling = son { $window } maç, standart hatayla
plot-last = Son { $count } maç
plot-help = Düşük olan daha iyidir. Maçı açmak için bir noktaya tıklayın ya da ok tuşlarıyla gidip Enter’a basın.
plot-point = { $date }, rakip { $opponent }: PR { $pr }; son maçlar { $rolling } ± { $error }

rate-everybody = Tüm oyuncular
rate-from = { $matches ->
        [1] 1 maçta { $decisions } karar
       *[other] { $matches } maçta { $decisions } karar
    }
rate-none = Analiz edilmiş karar yok. Tahtada bir maç analiz edin: PR değeri burada görünür.
rate-kinds = Karar türüne göre
rate-phases = Evreye göre
rate-scores = Skora göre
rate-expenses = En çok kaybettirenler
rate-expense = { $kind }, { $phase }
rate-everything = Tüm kararlar
rate-checker = Pul oyunu
rate-cube = Küp kararları
rate-doubles = Katlamalar
rate-takes = Kabuller ve paslar
rate-decisions = Karar
rate-loss = Hata
rate-rows = { $count } satırın tümünü göster
luck-title = Şans ve sonuçlar
luck-won = Galibiyet
luck-lost = Mağlubiyet
luck-better = Daha şanslı
luck-worse = Daha şanssız

results = Maçlar
results-match = Maç
results-against = rakip: { $opponent }
results-score = Sonuç
results-rolling = Son { $window }
results-all = { $count } maçın tümünü göster

people-find = Oyuncu bul
people-change = Değişiklikler
people-also = diğer adları: { $names }
people-matches-of = { $name }: maçları
people-decisions-of = { $name }: kararları
people-none = Böyle bir oyuncu yok.
people-rename = Yeniden adlandır
people-rename-title = Yeniden adlandır: { $name }
people-rename-about = Eski ad, sonradan eklenecek maçlarda da bu oyuncuyu gösterir.
people-rename-field = Ad
people-merge = Birleştir
people-merge-title = Birleştir: { $name }
people-merge-about = { $name } adlı oyuncunun tüm maçları ve adları diğer oyuncuya geçer. Bu işlem geri alınamaz.
people-merge-field = Diğer oyuncu
people-keep = Vazgeç

shelf-count = { $count ->
        [1] 1 maç
       *[other] { $count } maç
    }
shelf-analysed = { $count } karar analiz edildi
shelf-copy = Kitaplığın bir kopyasını indir
shelf-tag = + Etiket
shelf-tag-name = Etiket
shelf-tag-add = Ekle
shelf-untag = { $tag } etiketini kaldır: { $title }
shelf-more = { $shown } / { $total } gösteriliyor: daha fazla göster
shelf-delete-warning = Kitaplıktan çıkarılır. Tahtadaki kopyası kalır.


## Study

study-title = Çalışma
study-decks = Desteler
study-deck = Konu
study-due = Sırada
study-new = Yeni
study-cards = Kart
study-theme =
    { $theme ->
        [opening] Açılış
        [blitz] Blitz
        [prime_vs_prime] Prime’a karşı prime
        [holding] Holding oyunu
        [back_game] Back game
        [race] Yarış
        [bear_off] Toplama
       *[middle] Orta oyun
    }
study-all = Tüm konular
study-start = Çalış
study-left =
    { $due ->
        [0] Sırada kart yok
        [1] Sırada bir kart var
       *[other] Sırada { $due } kart var
    }{ $new ->
        [0] {""}
       *[other] {""} · { $new } yeni
    }
study-empty = Henüz kart yok.
study-empty-how = Analiz edilmiş bir maç açıp bir kararın yanında “Kart yap”ı seçin ya da tüm hatalarından bir kerede kart yapın. Tahta onları tam unutacağınız sırada yeniden sorar.
study-empty-home = Maç açmak için ana sayfaya git
study-how = Kartlar, FSRS onda dokuzunu bileceğinizi öngördüğünde yeniden sorulur. Hata aynı oturumda geri gelir; en iyi hamle veya küp kararı giderek daha geç gelir.
study-nothing = Şu anda çalışılacak bir şey yok.
study-finished = Şimdilik bu kadar.
study-answered =
    { $count ->
        [1] Bir kart yanıtladınız.
       *[other] { $count } kart yanıtladınız.
    }
study-wait-minutes =
    { $count ->
        [1] Sonraki kart bir dakika sonra.
       *[other] Sonraki kart { $count } dakika sonra.
    }
study-wait-hours =
    { $count ->
        [1] Sonraki kart bir saat sonra.
       *[other] Sonraki kart { $count } saat sonra.
    }
study-wait-days = Sonraki kart { $count } gün sonra.
study-limit =
    { $count ->
        [1] Bir yeni kart kaldı. Sonraki günler kısa kalsın diye yeni kartlar günde 20 ile sınırlıdır.
       *[other] { $count } yeni kart kaldı. Sonraki günler kısa kalsın diye yeni kartlar günde 20 ile sınırlıdır.
    }
study-more = Daha çok yeni kart çalış
study-leave = Tüm desteler
study-question =
    { $question ->
        [double] Katlama mı, zar mı?
        [answer] Kabul mü, pas mı?
       *[play] Ne oynardınız?
    }
study-hidden =
    { $question ->
        [play] Tahtada oynayın, sonra Tamam’ı seçin. Analiz yanıtınızdan sonra gösterilir.
       *[other] Analiz yanıtınızdan sonra gösterilir.
    }
study-right =
    { $what ->
        [play] Doğru: en iyi hamle.
       *[other] Doğru.
    }
study-close = Yakın: { $loss } kaybettirir.
study-wrong = Hata: { $loss } kaybettirir.
study-again =
    { $days ->
        [0] Bu oturumda yeniden
        [1] Yarın yeniden
       *[other] { $days } gün sonra yeniden
    }
study-next = Sonraki kart
study-undo = Yanıtı geri al
study-undo-last = Son yanıtı geri al
study-evaluated = Hamleniz analiz edilenler arasında yoktu ya da en iyisi kadar derin analiz edilmemişti: şimdi değerlendirildi.
study-yours = sizinki
study-note = Notunuz
study-suspend = Bu kartı sorma
study-delete = Kartı sil
study-delete-title = Bu kart silinsin mi?
study-delete-warning = Kartın yanıtları ve notunuz silinecek. Bu işlem geri alınamaz.
study-match-play = { $name } şunu oynadı: { $play }.
study-match-play-lost = { $name } şunu oynadı: { $play } (hata { $loss }).
study-match-double = { $name } katladı.
study-match-double-lost = { $name } katladı (hata { $loss }).
study-match-rolled = { $name } katlamadı.
study-match-rolled-lost = { $name } katlamadı (hata { $loss }).
study-match-take = { $name } kabul etti.
study-match-take-lost = { $name } kabul etti (hata { $loss }).
study-match-pass = { $name } pas geçti.
study-match-pass-lost = { $name } pas geçti (hata { $loss }).
cards-one = Kart yap
cards-cube = Küp kararından kart yap
cards-errors = Kart yapılacak en küçük hata
cards-make = Kartları yap
cards-made =
    { $added ->
        [0] { $known ->
            [0] Böyle hata yok.
            [1] Bu kart zaten var.
           *[other] { $known } kartın hepsi zaten var.
        }
        [1] Bir kart yapıldı{ $known ->
            [0] .
           *[other] , { $known } kart zaten vardı.
        }
       *[other] { $added } kart yapıldı{ $known ->
            [0] .
           *[other] , { $known } kart zaten vardı.
        }
    }
study-suspended =
    { $count ->
        [1] Bir kart sorulmuyor.
       *[other] { $count } kart sorulmuyor.
    }
study-restore = Yeniden sor
drill-title = Alıştırmalar
drill-race-title = Yarış alıştırması
drill-race-about = Gerçek oyunlardan yarışlarda pip, etkin pip, katlama ve kabul
drill-race-how = Money oyununda zar sırası sizde, küp ortada. Etkin pip bir fark edebilir.
drill-bear_off-title = Toplama alıştırması
drill-bear_off-about = Taraf başına en çok altı pulla hamleler, kesin veritabanına göre
drill-bear_off-how = Money oyununda pullarınızı toplayın, küp ortada. Bir hamlenin kaybettirdiği kesin olarak bilinir.
drill-opening-title = Açılış alıştırması
drill-opening-about = Rollout ile hazırlanmış açılış kitabına göre 15 açılış zarı
drill-opening-how = Money oyununda açılış zarınızı oynayın, küp ortada.
drill-reply-title = Yanıt alıştırması
drill-reply-about = Rollout ile hazırlanmış açılış kitabına göre rakibin açılışına yanıtlar
drill-reply-how = Rakip bir money oyunu açar, siz yanıtlarsınız. Küp ortada.
opening-opponent = Rakip { $play } ile açıyor
opening-close = Standart hata sınırında doğru: { $loss } kaybettirir.
opening-wrong = { $loss } kaybettirir.
opening-error = Farkın standart hatası: { $error }
opening-unknown = Hamleniz kitapta yok. Şimdi değerlendirildi: { $level }.
opening-behind = Fark
opening-trials = { $count } deneme
opening-book = Küplü ve varyansı azaltılmış tam rolloutlar, ağlar { $nets }. ± sonrası sayılar standart hatadır.
drill-own-pips = Sizin pipiniz
drill-their-pips = Rakibin pipi
drill-own-epc = Sizin EPC
drill-their-epc = Rakibin EPC
drill-double = Katlar mısınız?
drill-take = Katlarsanız rakip kabul etmeli mi?
drill-check = Denetle
drill-range = 0 ile { $most } arasında sayılar girin.
drill-next = Sonraki pozisyon
drill-score = { $right } / { $count } doğru, kayıp { $loss }, her biri { $seconds } sn
study-files = Dosya olarak kartlar
study-save-apkg = Anki için kaydet
study-save-json = Tümünü kaydet (JSON)
study-save-csv = Tablo olarak kaydet (CSV)
study-open = Dosyadan kart ekle…
study-imported =
    { $added ->
        [0] { $known ->
            [0] Dosyada barpoint kartı yok.
           *[other] { $known } kartın hepsi zaten var.
        }
        [1] Bir kart eklendi{ $known ->
            [0] .
           *[other] , { $known } kart zaten vardı.
        }
       *[other] { $added } kart eklendi{ $known ->
            [0] .
           *[other] , { $known } kart zaten vardı.
        }
    }
study-imported-others =
    { $count ->
        [1] Bir not barpoint ile yapılmamış, alınmadı.
       *[other] { $count } not barpoint ile yapılmamış, alınmadı.
    }
problems-title = Soru setleri
problems-about = Bir destenin kartları, onar onar, saate karşı
problems-how = Her sette her seferinde aynı sorular vardır. Çözümler sonda gelir, kartların planı olduğu gibi kalır.
problems-set = Set
problems-range = Sorular { $from }–{ $to }
problems-time = Süre
problems-seconds = Soru başına { $count } saniye
problems-start = Başla
problems-left = Kalan süre
problems-number = Soru { $number } / { $count }
problems-score = { $right } / { $count } doğru, kayıp { $loss }, süre { $time }
problems-out =
    { $count ->
        [1] Süre son sorudan önce doldu.
       *[other] Süre dolduğunda { $count } soru kalmıştı.
    }
problems-answers = En iyi yanıtlar ve sizinkilerin kaybettirdiği
problems-again = Aynı set yeniden
problems-other = Başka bir set

library-back = Kitaplıktaki maçlar
problems-best = En iyi
problems-lost = Kayıp

## What the server says

say-place =
    { $place ->
        [line] satır { $line }
        [byte] bayt { $byte }
        [turn] oyun { $game }, hamle { $turn }
       *[game] oyun { $game }
    }
say-warning-illegal-play = { say-place }: { $roll } ile kural dışı hamle “{ $play }”, korunup işaretlendi
say-warning-illegal-position = { say-place }: { $roll } ile kural dışı hamle; yalnızca sonraki pozisyon verilmiş, korunup işaretlendi
say-warning-impossible-play = { say-place }: { $roll } ile olanaksız hamle “{ $play }”, korundu ve olabildiğince oynandı
say-warning-ignored = { say-place }: “{ $found }” burada anlamsız, yok sayıldı
say-warning-extra-variation = { say-place }: yalnızca ilk varyant okunur
say-warning-unreadable-property = { say-place }: { $key } özelliği okunamadı, metin olarak korundu
say-warning-further = Dosyada { $found } maç ya da pozisyon var; yalnızca ilki okunur.
say-warning-truncated = { say-place }: dosya erken bitiyor
say-warning-missing-games = { $first }–{ $last } arası oyunlar eksik; skor satırları geçerli.
say-warning-name-changed = “{ $was }” { $game }. oyunda “{ $now }” diye geçiyor; ilk ad korunur.
say-warning-more = { $count } tuhaflık daha listelenmedi.
say-warning-contradiction = { say-place }: dosya { $stated } diyor, kendi hamleleri ya da skorları { $computed } diyor
say-import-unknown = Bu, bilinen bir biçimde maç ya da pozisyon değil; şöyle başlıyor: { $found }
say-import-expected = { $format }, { say-place }: “{ $found }” burada okunamıyor.
say-import-length = Bir maç en çok { $most } sayı olabilir; bu { $found } sayılık.
say-gone = Bu artık burada yok: silinmiş olabilir.
say-no-library-match = Kitaplıkta { $number } numaralı maç yok.
say-match-busy = Bu maç üzerinde zaten bir iş çalışıyor: önce onu iptal edin.
say-other-nets = Bu analiz kullanılan ağlarla yapılmadı; sayıları karşılaştırılamaz. Maçı yeniden analiz edin.
say-setup-too-many = Bir tarafın en fazla { $allowed } pulu olabilir; burada { $found } tane var.
say-setup-match-over = { $length } sayılık bir maçta oyun başında kimsenin { $found } sayısı olmaz.
say-setup-decided = Bir tarafın pulu kalmadı: oyun bitti.
say-setup-deadlock = İki taraf da kapalı evlere karşı kırık: kimse hiç oynayamaz.
say-setup-cube = Katlama zarı ikinin bir kuvvetini gösterir.
say-setup-crawford = Crawford oyununda yalnız bir tarafın bir sayıya ihtiyacı vardır.
say-setup-double = Kurallar burada katlamaya izin vermez.
say-setup-shared = Sırası gelenin { $point }. hanesinde iki tarafın da pulu var.
say-thresholds = Üç kayıp 0’dan en çok { $most } değerine doğru artmalıdır.
say-pattern-word = “{ $found }” bir tahtayı anlatmıyor. me6, opp20=1, me4=3+ ya da mebar=0 gibi sözcükler yazın.
say-date = “{ $found }” bir tarih değil. 2024-05-31, 2024-05 ya da 2024 yazın.
say-file-read = { $path } okunamıyor: { $reason }
say-file-write = { $path } yazılamıyor: { $reason }
say-file-disk-full = { $path } yazılamıyor: disk dolu.
say-file-denied = { $path }: erişim izni yok.
say-archive-damaged = Arşiv hasarlı, şifreli ya da bilinmeyen bir biçimde sıkıştırılmış.
say-archive-too-much = Arşiv burada açılabilecekten fazlasını içeriyor. Arşivi açıp dosyalarını seçin.
say-archive-empty = Bu arşivde maç dosyası yok.
say-cards-foreign = Bu dosyada barpoint’in kaydettiği kartlar yok; bunların Anki paketi de değil.
say-card-damaged = Dosyadaki { $number }. kart okunamıyor.
say-cards-package = Anki paketi kullanılamıyor.
say-comment-too-long = Bir yorum en fazla { $most } karakter olabilir; bu { $found } karakter.
say-warning-layers = Dosyadaki öteki analizler okunamıyor.
say-program-error = Programda bir hata: lütfen bildirin.
say-game-ended = Bu oyun sona erdirildi: artık bir şey olamaz.
say-nothing-to-take-back = Geri alınacak karar yok.
say-file-too-long = Bir dosya en çok { $most } olabilir.
say-game-changed = Oyun bu arada değişti.
say-server-busy = Çok fazla istek bekliyor: birazdan yeniden deneyin.
say-rollout-running = Rollout çalışıyor: önce iptal edin.
say-job-not-running = İş çalışmıyor.
say-job-not-paused = İş duraklatılmış değil.
say-request-refused = Bu olmaz: { $reason }
say-program-failed = Programda bir şeyler ters gitti: { $reason }
say-no-id = Bu, bilinen bir biçimde ne bir maç ne de bir pozisyon.
say-id-damaged = Bu kimlik okunamıyor: { $reason }
say-match-id-alone = Tek başına bir Match ID pozisyon belirtmez.
say-name-length = Bir ad 1 ile { $most } karakter arasındadır.
say-words-length = Zarları en çok { $most } karakter değiştirebilir.
say-dice-used = Bu zarları bu arada başka bir oyun kullandı. Oyuna yeniden başlayın.
say-dice-secret = Zarlar maç bitene kadar gizli kalır.
say-dice-not-pledged = Bu oyunun zarları denetlenemez: program onlara önceden bağlanmamıştı.
say-rollout-no-decision = Bu pozisyonda verilecek bir karar yok.
say-rollout-no-roll = Önce bir zar girin: hamleler zar ister.
say-rollout-rolled = Küp kararları zar atılmadan önce oynatılır.
say-rollout-twice = Bir hamle iki kez yazılmış: { $number } numara.
say-rollout-trials = { $least } ile { $most } arası deneme olabilir, { $found } olmaz.
say-import-unsupported = Bu dosya okunamıyor: { $name }; { $advice }.
say-no-tag = Bir etiket girin.
say-no-name = Bir oyuncu adı girin.
say-name-taken = { $name } başka bir oyuncunun adı; bunun yerine ikisini birleştirin.
say-opponents = İki oyuncu birbiriyle oynamış, o yüzden aynı kişi olamaz.
say-no-player = Kitaplıkta { $name } adlı oyuncu yok.
say-no-player-similar = Kitaplıkta { $name } adlı oyuncu yok; { $similar } mı demek istediniz?
say-not-analysed = Bu karar analiz edilmemiş: önce maçı analiz edin.
say-no-decision = Burada böyle bir karar yok.
say-illegal-play = Bu hamle burada kurala uygun değil.
say-imported-stays = İçe aktarılan analiz silinemez.
say-library-newer = Kitaplığı daha yeni bir barpoint yazmış: bunu güncelleyin.
say-job-analysis = { $name } analizi: { $level }
say-job-error-rollouts = { $name } rolloutları
say-job-rollout = { $title } rollout’u
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }, hatalar rollout’lu
say-layer-nets = { $label } (ağlar { $nets })
say-layer-plays = { $label }, { $count ->
    [255] tüm hamleler
   *[other] en az { $count } hamle
}
say-game-title = { $white } – { $black }, { $length ->
        [0] para oyunu
        [1] 1 sayı
       *[other] { $length } sayı
    }
rating-awful = Berbat!
rating-beginner = Başlangıç
rating-casual-player = Keyif oyuncusu
rating-intermediate = Orta
rating-advanced = İleri
rating-expert = Uzman
rating-world-class = Dünya klası
rating-supernatural = Doğaüstü
luck-name-go-to-bed = Git yat
luck-name-bad-dice-man = Kötü zar
luck-name-none = Yok
luck-name-good-dice-man = İyi zar
luck-name-go-to-las-vegas = Las Vegas’a git
loss-the-analysis = analiz
loss-settings-of-the-analysis = analiz ayarları
loss-the-analyses-that-are-not-shown = gösterilmeyen analizler
loss-comments = yorumlar
loss-comments-on-moves = hamle yorumları
loss-the-comment-on-the-match = maç yorumu
loss-marks = işaretler
loss-stored-statistics = kayıtlı istatistikler
loss-event-data = turnuva bilgileri
loss-parts-of-the-event-data = turnuva bilgilerinin bir kısmı
loss-other-header-entries = öteki başlık satırları
loss-who-annotated-it = kimin yorumladığı
loss-what-other-programs-said = başka programların dedikleri
loss-what-other-programs-counted = başka programların saydıkları
loss-how-rollouts-of-other-programs-were-made = başka programların rollout ayarları
loss-the-clock = saat
loss-ratings = puanlamalar
loss-the-crawford-rule = Crawford kuralı
loss-whether-a-game-was-resigned = bir oyunun terk edilip edilmediği
loss-standard-errors-of-cube-decisions = küp kararlarının standart hataları
say-job-rollout-cube = { say-rollout-cube } rollout’u
loss-statistics = istatistikler
loss-the-length-of-the-match = maçın uzunluğu
loss-where-and-when-it-was-played = nerede ve ne zaman oynandığı
loss-that-a-rule-is-off = bir kuralın kapalı olduğu
loss-the-score = skor
loss-names-as-they-are-written = adların yazılışı
loss-that-there-is-no-cube = küpsüz oynandığı
loss-which-game-is-played = hangi oyunun oynandığı
loss-the-steps-of-illegal-plays = kural dışı hamlelerin adımları
loss-opinions-on-illegal-plays = kural dışı hamleler üzerine görüşler

## Why a play is better

why = Neden?
why-compared = { $play } yerine
why-after = Tahtada:
why-none = Basit bir nedeni yok.
why-shares = Her sayı, farkın onunla gelen kısmıdır. Bunlar örtüşür.
why-replies-all = Rakibin yanıtları
say-why-chances = Kazanılan oyun % { $wins }, kazanılan mars % { $won }, kaybedilen mars % { $lost }
say-why-chances-wins = Kazanılan oyun % { $wins }
say-why-chances-won = Kazanılan oyun % { $wins }, kazanılan mars % { $won }
say-why-chances-lost = Kazanılan oyun % { $wins }, kaybedilen mars % { $lost }
say-why-hit-on = { $point } hanesinde vurur
say-why-prime = { $length } hanelik prime yapar
say-why-kept-prime = { $length } hanelik prime korur
say-why-misses = 36 zarın { $other } yerine { $better } tanesi boşa gider
say-why-effective = EPC { $other } yerine { $better }
why-for = { $play } için:
say-why-cube = Küple daha çok kazanır
say-why-point = { $point } hanesini kapatır
say-why-slot = { $point } hanesine pul koyar
say-why-anchor = { $how ->
    [made] { $point } hanesinde çapa kurar; { $play } çapasız
   *[kept] { $point } hanesindeki çapayı tutar; { $play } çapasız
}
say-why-better-anchor = { $how ->
    [made] { $point } hanesinde çapa kurar; { $play } için çapa { $other } hanesinde
   *[kept] { $point } hanesindeki çapayı tutar; { $play } için çapa { $other } hanesinde
}
say-why-closed-out = { $how ->
    [made] Rakibi dışarıda bırakır: hiçbir zar giremez
   *[kept] Rakibi dışarıda tutar: hiçbir zar giremez
}
say-why-race = Yarış: { $other } yerine { $better }
say-why-replies = 36 yanıtın { $better } tanesinde ortalama { $gain } daha iyi, { $other } tanesinde { $loss } daha kötü; en çok kazandığı zarlar:
say-why-shots = Vuruşlar: { $other } yerine { $better }
say-why-double-shots = İki pul vuran zarlar: { $other } yerine { $better }
say-why-hit = Vurulan pullar: { $other } yerine { $better }
say-why-dances = 36 zardan giremeyenler: { $other } yerine { $better }
say-why-blockade = 36 zardan rakibin bir arka pulunu oynatanlar: { $other } yerine { $better }
say-why-home-points = İç bölgedeki haneler: { $other } yerine { $better }
say-why-home-blots = İç bölgedeki açık pullar: { $other } yerine { $better }
say-why-back = Arkadaki pullar: { $other } yerine { $better }
say-why-builders = { $point } hanesine yönelik serbest pullar: { $other } yerine { $better }
say-why-deep = 1 ve 2 hanelerindeki pullar: { $other } yerine { $better }
say-why-off = Toplanan pullar: { $other } yerine { $better }
say-why-crossovers = Gereken geçişler: { $other } yerine { $better }
say-why-to-save = Bütün pulları eve getirip birini toplamak için gereken geçişler: { $other } yerine { $better }
say-why-gaps = 4, 5 ve 6 hanelerindeki boşluklar: { $other } yerine { $better }
say-why-cube-chances = % { $wins } kazanır, bunun % { $of_wins } kadarı mars; kayıpların % { $of_losses } kadarı mars
say-why-cube-take = Rakip % { $theirs } kazanır; kabul için ölü küple % { $dead }, canlı küple % { $live } gerekir
say-why-cube-losers = 1296 diziden { $count } tanesinden sonra (% { $share }) katlama reddedilmeli, en çok şunlardan sonra: { $rolls }
say-why-cube-jumps = Sonraki karara kadar kazanma şansı % { $local } değişir; böyle konumlarda ortalama % { $average }
say-why-cube-double-take = { $kind ->
        [redouble] Tekrar katlama
       *[double] Katlama
    } ve kabul: katlamak { $gain } kazandırır, pas rakibe { $cost } kaybettirirdi
say-why-cube-double-pass = { $kind ->
        [redouble] Tekrar katlama
       *[double] Katlama
    } ve pas: katlamak { $gain } kazandırır, kabul rakibe { $cost } kaybettirirdi
say-why-cube-no-double = { $kind ->
        [redouble] Tekrar katlama yok
       *[double] Katlama yok
    }: { $cost } kaybettirirdi
say-why-cube-too-good = Katlamak için fazla iyi: oynamaya devam { $worth }, katlamak { $double } değerinde, çünkü kazançların % { $gammons } kadarı mars
say-why-cube-window = Market penceresinde: % { $wins } kazanır; pencere % { $opens } ile açılır, % { $closes } ile kapanır
say-why-cube-below = Market penceresinde değil: % { $wins } kazanır, pencere % { $opens } ile açılır
say-why-cube-dead = Kabulden sonra küp ölü; market penceresi % { $opens } ile açılır: % { $wins } kazanır
say-why-cube-free = Katlamanın riski yok: oyunu kaybetmek bu küple de maçı kaybettirir
say-why-cube-jacoby = Jacoby kuralında marslar, kazançların % { $gammons } kadarı, ancak katlamadan sonra sayılır
say-why-cube-swing = Şimdi katlamak, marketi kaybettiren 1296 dizinin { $count } tanesinden sonra (en çok { $rolls }) ortalama { $gain } kazandırır, { $regrets } başka diziden sonra { $loss } kaybettirir
say-why-cube-no-losers = İki zarlık hiçbir dizi marketi kaybettirmez
say-why-cube-returns = Beklenirse rakip 1296 dizinin { $count } tanesinden sonra kabul edebilir
say-why-cube-volatile = Hareketli: sonraki karara kadar kazanma şansı % { $local } değişir; böyle konumlarda ortalama % { $average }
say-why-cube-quiet = Sakin: sonraki karara kadar kazanma şansı % { $local } değişir; böyle konumlarda ortalama % { $average }
say-why-cube-take-dead = Ölü küple bile kabul: rakip % { $theirs } kazanır, % { $dead } gerekir
say-why-cube-take-live = Kabul, çünkü küp rakibin olacak: % { $theirs } kazanır; ölü küple az (% { $dead }), canlı küple yeterli (% { $live })
say-why-cube-take-redouble = Kabul, çünkü rakip hemen tekrar katlayabilir: % { $theirs } kazanır, % { $needs } gerekir
say-why-cube-pass-live = Pas: rakip % { $theirs } kazanır, canlı küple bile % { $needs } gerekir
say-why-cube-pass = Pas: rakip % { $theirs } kazanır, % { $needs } gerekir
say-why-cube-gammons = Marslar pas dedirtir: onlar olmasa rakibe % { $needs } yerine % { $without } gerekirdi
say-why-cube-score = Bu skorda rakibe ölü küple % { $dead } gerekir, para oyununda % { $money }
say-why-cube-needs = Rakip % { $theirs } kazanır; kabul için % { $dead } gerekir
say-why-cube-redoubled = Rakip % { $theirs } kazanır; hemen tekrar katlayabildiği için kabule % { $live } gerekir
say-why-cube-redoubled-at-once = Rakip hiçbir şeyi riske atmadan hemen tekrar katlardı
say-why-cube-close = Katlamak ya da katlamamak neredeyse fark etmez
say-why-cube-chances-lost = Hiç oyun kazanmaz; kayıpların % { $of_losses } kadarı mars
why-market-losers = Marketi kaybettiren diziler
why-losers-after = 36 yanıttan { $throws } tanesinden sonra
say-why-backgammons-won = % { $percent } daha çok backgammon kazanır
say-why-backgammons-lost = % { $percent } daha az backgammon kaybeder
say-why-gammons-lost = % { $percent } daha az mars kaybeder
say-why-their-cube = Rakibin küpü daha az değerli
say-why-kept-point = { $point } hanesini korur
why-close = Karar verilemeyecek kadar yakın.
